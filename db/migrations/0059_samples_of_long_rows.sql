-- For each value that it may remember of a column, a hundred as a rule, ANALYZE holds 300 rows in memory
-- (std_typanalyze of PostgreSQL's analyze.c). Where rows are long that is 60 MB, again and again on a busy
-- day: twenty do for them.
DO $$
DECLARE
  long_rows CONSTANT regclass[] := ARRAY['mails', 'idempotency_keys', 'audit_log'];
  part record;
BEGIN
  FOR part IN SELECT attrelid::regclass AS place, attname FROM pg_attribute
    WHERE attrelid = ANY (long_rows) AND attnum > 0 AND NOT attisdropped
  LOOP
    EXECUTE format('ALTER TABLE %s ALTER COLUMN %I SET STATISTICS 20', part.place, part.attname);
  END LOOP;
  FOR part IN SELECT attrelid::regclass AS place, attnum FROM pg_index JOIN pg_attribute ON attrelid = indexrelid
    WHERE indrelid = ANY (long_rows) AND indkey[attnum - 1] = 0
  LOOP
    EXECUTE format('ALTER INDEX %s ALTER COLUMN %s SET STATISTICS 20', part.place, part.attnum);
  END LOOP;
END $$;
