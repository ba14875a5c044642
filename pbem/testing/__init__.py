"""What authors of rule sets test with: conformance, scenario files, a clock that is told the time, a spool of mails."""
