"""What players do, one file for each verb: its name in actions.py is its file here."""
