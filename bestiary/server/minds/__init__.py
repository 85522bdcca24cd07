"""Where bots think that take longer than a glance: in processes of their own."""
