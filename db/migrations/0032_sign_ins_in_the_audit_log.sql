-- Sign-ins stand in the audit log with their device and network. They go after a year, and with the
-- customer whose they are; everything else in the log stays as it was written.
DROP TRIGGER audit_log_append_only ON audit_log;
CREATE TRIGGER audit_log_unchanged BEFORE UPDATE ON audit_log
  FOR EACH ROW EXECUTE FUNCTION refuse_change();
CREATE TRIGGER audit_log_undeleted BEFORE DELETE ON audit_log
  FOR EACH ROW WHEN (OLD.action NOT LIKE 'sign-in%') EXECUTE FUNCTION refuse_change();
