"""The tests that may be skipped in CI, by the reason they give. Any other skip is a failure there."""

ALLOWED = {
    "a compiled module cannot be given a fault": "runs on the plain sources, in the same `make test`",
    "nginx is not installed": "the file in docs/ is run wherever there is one",
}


def reason_allowed(reason: str) -> bool:
    """Whether a reason as pytest reports it is on the list."""
    return reason.removeprefix("Skipped: ") in ALLOWED
