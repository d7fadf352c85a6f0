-- A sheet of customers that was imported in one go. What it wrote names it, so that all of it can be
-- taken back as long as nothing was built on it.
CREATE TABLE imports (
  id uuid PRIMARY KEY,
  file_name text NOT NULL,
  at timestamptz NOT NULL,
  actor text NOT NULL,
  customers int NOT NULL,
  subscriptions int NOT NULL,
  credits int NOT NULL,
  patterns int NOT NULL,
  owed_cents int NOT NULL,
  taken_back_at timestamptz,
  taken_back_by text,
  CHECK ((taken_back_at IS NULL) = (taken_back_by IS NULL))
);
CREATE INDEX imports_at ON imports (at DESC);

ALTER TABLE customers ADD COLUMN import_id uuid REFERENCES imports;
CREATE INDEX customers_import ON customers (import_id) WHERE import_id IS NOT NULL;
ALTER TABLE subscriptions ADD COLUMN import_id uuid REFERENCES imports;
CREATE INDEX subscriptions_import ON subscriptions (import_id) WHERE import_id IS NOT NULL;

-- Whoever goes, with their import or alone, takes these along.
CREATE INDEX idempotency_keys_customer ON idempotency_keys (customer_id) WHERE customer_id IS NOT NULL;
DROP INDEX sessions_customer;
CREATE INDEX sessions_customer ON sessions (customer_id);

-- Tiffins that were left when a plan was taken over from a notebook or a spreadsheet.
ALTER TABLE credit_entries DROP CONSTRAINT credit_entries_kind_check;
ALTER TABLE credit_entries ADD CONSTRAINT credit_entries_kind_check
  CHECK (kind IN ('opening', 'purchase', 'reserve', 'release', 'consume', 'adjust', 'correct'));
ALTER TABLE credit_entries DROP CONSTRAINT credit_entries_check;
ALTER TABLE credit_entries ADD CONSTRAINT credit_entries_check CHECK (CASE kind
  WHEN 'opening' THEN available_change > 0 AND reserved_change = 0
  WHEN 'purchase' THEN available_change > 0 AND reserved_change = 0
  WHEN 'reserve' THEN available_change < 0 AND reserved_change = -available_change
  WHEN 'release' THEN available_change > 0 AND reserved_change = -available_change
  WHEN 'consume' THEN available_change = 0 AND reserved_change < 0
  WHEN 'correct' THEN available_change <> 0 OR reserved_change <> 0
  ELSE available_change <> 0 AND reserved_change = 0 END);

-- The ledger is append-only but for two things: a reason that somebody typed can be emptied, and what
-- an import brought goes with it when it is taken back whole.
CREATE OR REPLACE FUNCTION refuse_changed_entry() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'UPDATE' AND NEW.reason = '' THEN
    NEW.reason := OLD.reason;
    IF NEW IS NOT DISTINCT FROM OLD THEN
      NEW.reason := '';
      RETURN NEW;
    END IF;
  END IF;
  IF TG_OP = 'DELETE' AND EXISTS (
    SELECT FROM subscriptions JOIN imports ON imports.id = subscriptions.import_id
    WHERE subscriptions.id = OLD.subscription_id AND imports.taken_back_at IS NOT NULL)
  THEN
    RETURN OLD;
  END IF;
  RAISE EXCEPTION '% is append-only', TG_TABLE_NAME;
END $$;
