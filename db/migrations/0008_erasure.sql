-- People who leave: their data goes, and stays gone.

-- When a customer asked to be forgotten, and the Toronto day from which nothing is left; null for
-- everybody who stays.
ALTER TABLE customers ADD COLUMN deletion_asked_at timestamptz;
ALTER TABLE customers ADD COLUMN deletion_day date;
ALTER TABLE customers ADD CHECK ((deletion_asked_at IS NULL) = (deletion_day IS NULL));
-- Set on a row that names nobody any more: what the books hang on.
ALTER TABLE customers ADD COLUMN erased_at timestamptz;
CREATE INDEX customers_leaving ON customers (deletion_day) WHERE deletion_day IS NOT NULL;
CREATE INDEX customers_erased ON customers (erased_at) WHERE erased_at IS NOT NULL;

-- Who leaves takes every mail to their address along, and who asks for their data gets them.
CREATE INDEX mails_address ON mails (to_address);

-- The ledger stays append-only but for one thing: a reason that somebody typed can be emptied.
CREATE FUNCTION refuse_changed_entry() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'UPDATE' AND NEW.reason = '' THEN
    NEW.reason := OLD.reason;
    IF NEW IS NOT DISTINCT FROM OLD THEN
      NEW.reason := '';
      RETURN NEW;
    END IF;
  END IF;
  RAISE EXCEPTION '% is append-only', TG_TABLE_NAME;
END $$;
DROP TRIGGER credit_entries_append_only ON credit_entries;
CREATE TRIGGER credit_entries_append_only BEFORE UPDATE OR DELETE ON credit_entries
  FOR EACH ROW EXECUTE FUNCTION refuse_changed_entry();

-- A quote that was sent stays as it was sent, but for its note, which can be taken away.
CREATE OR REPLACE FUNCTION refuse_changed_quote() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF (NEW.inquiry_id, NEW.version, NEW.guests, NEW.menu, NEW.lines, NEW.subtotal_cents, NEW.tax_basis_points,
      NEW.tax_cents, NEW.total_cents, NEW.deposit_cents, coalesce(NEW.note, OLD.note), NEW.valid_until,
      NEW.sent_at, NEW.sent_by)
    IS DISTINCT FROM
     (OLD.inquiry_id, OLD.version, OLD.guests, OLD.menu, OLD.lines, OLD.subtotal_cents, OLD.tax_basis_points,
      OLD.tax_cents, OLD.total_cents, OLD.deposit_cents, OLD.note, OLD.valid_until, OLD.sent_at,
      OLD.sent_by)
  THEN
    RAISE EXCEPTION 'a quote that was sent is locked';
  END IF;
  RETURN NEW;
END $$;
