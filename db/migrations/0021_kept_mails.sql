-- A mail that nobody got, because no mail server was set: it was written, and kept in the outbox.
ALTER TABLE mails DROP CONSTRAINT mails_status_check;
ALTER TABLE mails ADD CONSTRAINT mails_status_check
  CHECK (status IN ('queued', 'sent', 'kept', 'failed', 'withdrawn'));
