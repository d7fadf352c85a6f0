-- What was done at the desk can be taken back for a while.

-- One thing that somebody on the staff did with one press, on one thing or on many.
CREATE TABLE desk_steps (
  id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  staff_id uuid REFERENCES staff ON DELETE SET NULL,
  actor text NOT NULL,
  -- The least role that may do it, and take it back.
  access text NOT NULL CHECK (access IN ('owner', 'kitchen', 'driver')),
  at timestamptz NOT NULL,
  undo_until timestamptz NOT NULL,
  -- As in the audit log; empty while the step is under way.
  action text NOT NULL DEFAULT '',
  resource text NOT NULL DEFAULT '',
  -- [{id, label}]: what it was done with; the label is a number or a name that is nobody's.
  things jsonb NOT NULL DEFAULT '[]',
  taken_back_at timestamptz,
  taken_back_by text
);
CREATE INDEX desk_steps_at ON desk_steps (at DESC);
CREATE INDEX desk_steps_staff ON desk_steps (staff_id) WHERE staff_id IS NOT NULL;

-- Every row that a step wrote, as it was before and after; swept once nobody can take it back.
CREATE TABLE desk_step_changes (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  step_id uuid NOT NULL REFERENCES desk_steps ON DELETE CASCADE,
  relation text NOT NULL,
  before jsonb,
  after jsonb,
  CHECK (num_nonnulls(before, after) > 0)
);
CREATE INDEX desk_step_changes_step ON desk_step_changes (step_id, id);

-- Writes down what happens to a row while the transaction is a step (`dabba.step` holds its id). A
-- row that was touched and left as it was is not worth a line.
CREATE FUNCTION journal_step() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  was jsonb := CASE WHEN TG_OP <> 'INSERT' THEN to_jsonb(OLD) END;
  is_now jsonb := CASE WHEN TG_OP <> 'DELETE' THEN to_jsonb(NEW) END;
BEGIN
  IF was - 'updated_at' IS DISTINCT FROM is_now - 'updated_at' THEN
    INSERT INTO desk_step_changes (step_id, relation, before, after)
    VALUES (current_setting('dabba.step')::uuid, TG_TABLE_NAME, was, is_now);
  END IF;
  RETURN NULL;
END $$;

DO $$
DECLARE
  journalled text;
BEGIN
  FOREACH journalled IN ARRAY ARRAY['closures', 'customers', 'customer_steps', 'sessions',
    'password_resets', 'subscriptions', 'usual_bookings', 'tiffin_orders', 'snack_orders',
    'snack_order_steps', 'snack_days', 'snacks', 'catering_inquiries', 'catering_inquiry_steps',
    'catering_quotes', 'contact_messages', 'payments', 'credit_entries', 'mails']
  LOOP
    EXECUTE format('CREATE TRIGGER %I AFTER INSERT OR UPDATE OR DELETE ON %I FOR EACH ROW
      WHEN (coalesce(current_setting(''dabba.step'', true), '''') <> '''')
      EXECUTE FUNCTION journal_step()', journalled || '_journal', journalled);
  END LOOP;
END $$;

-- What mirrors entries that should not have been written: both stay, and cancel each other out.
ALTER TABLE credit_entries DROP CONSTRAINT credit_entries_kind_check;
ALTER TABLE credit_entries ADD CONSTRAINT credit_entries_kind_check
  CHECK (kind IN ('purchase', 'reserve', 'release', 'consume', 'adjust', 'correct'));
ALTER TABLE credit_entries DROP CONSTRAINT credit_entries_check;
ALTER TABLE credit_entries ADD CONSTRAINT credit_entries_check CHECK (CASE kind
  WHEN 'purchase' THEN available_change > 0 AND reserved_change = 0
  WHEN 'reserve' THEN available_change < 0 AND reserved_change = -available_change
  WHEN 'release' THEN available_change > 0 AND reserved_change = -available_change
  WHEN 'consume' THEN available_change = 0 AND reserved_change < 0
  WHEN 'correct' THEN available_change <> 0 OR reserved_change <> 0
  ELSE available_change <> 0 AND reserved_change = 0 END);

-- A payment that was entered by mistake stays, and another one takes its amount away again.
ALTER TABLE payments ADD COLUMN reverses uuid UNIQUE REFERENCES payments;

-- A mail that was taken back before it went out.
ALTER TABLE mails DROP CONSTRAINT mails_status_check;
ALTER TABLE mails ADD CONSTRAINT mails_status_check
  CHECK (status IN ('queued', 'sent', 'failed', 'withdrawn'));
DROP INDEX mails_waiting;
CREATE INDEX mails_waiting ON mails (status) WHERE status IN ('queued', 'failed');
