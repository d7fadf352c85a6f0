-- Catering: what can be chosen, inquiries, their quotes, and who may read them.

-- Numbers have at least four digits; the ten thousandth of a year keeps its fifth (lpad would cut it).
CREATE OR REPLACE FUNCTION next_number(prefix text, year int) RETURNS text LANGUAGE plpgsql AS $$
DECLARE
  sequence_name text := format('number_%s_%s', lower(prefix), year);
  next bigint;
BEGIN
  BEGIN
    next := nextval(sequence_name);
  EXCEPTION WHEN undefined_table THEN
    PERFORM pg_advisory_xact_lock(hashtext(sequence_name));
    EXECUTE format('CREATE SEQUENCE IF NOT EXISTS %I', sequence_name);
    next := nextval(sequence_name);
  END;
  RETURN format('%s-%s-%s', prefix, year, lpad(next::text, greatest(4, length(next::text)), '0'));
END $$;

CREATE TABLE catering_options (
  id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  category text NOT NULL
    CHECK (category IN ('sabji', 'sweet', 'shrikhand', 'salad', 'dal', 'roti', 'rice')),
  name text NOT NULL,
  -- Other ways in which the API's clients write it.
  spellings text[] NOT NULL DEFAULT '{}',
  -- For each guest, on top of the plan.
  surcharge_cents int NOT NULL DEFAULT 0 CHECK (surcharge_cents BETWEEN 0 AND 100000),
  is_default boolean NOT NULL DEFAULT false,
  is_active boolean NOT NULL DEFAULT true,
  sort_order int NOT NULL DEFAULT 0,
  created_at timestamptz NOT NULL DEFAULT now(),
  updated_at timestamptz NOT NULL DEFAULT now(),
  CHECK (is_active OR NOT is_default)
);
CREATE UNIQUE INDEX catering_options_name ON catering_options (category, lower(name));
CREATE UNIQUE INDEX catering_options_default ON catering_options (category) WHERE is_default;

CREATE TABLE catering_inquiries (
  id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  number text NOT NULL UNIQUE,
  -- Counts the changes of this row: an edit names the version that was read.
  version int NOT NULL DEFAULT 1,
  -- Whoever was signed in when it was sent.
  customer_id uuid REFERENCES customers,
  status text NOT NULL DEFAULT 'pending'
    CHECK (status IN ('pending', 'contacted', 'quoted', 'confirmed', 'completed', 'cancelled')),

  event_type text NOT NULL
    CHECK (event_type IN ('birthday_party', 'corporate_event', 'wedding', 'other')),
  event_type_other text,
  event_day date NOT NULL,
  event_times text[] NOT NULL CHECK (cardinality(event_times) > 0),
  dietary_preferences text[] NOT NULL CHECK (cardinality(dietary_preferences) > 0),
  dietary_preference_other text,
  catering_services text[] NOT NULL CHECK (cardinality(catering_services) > 0),
  catering_service_other text,
  guests int NOT NULL CHECK (guests BETWEEN 1 AND 10000),
  location text NOT NULL,
  cuisine_type text NOT NULL CHECK (cuisine_type IN ('gujarati', 'punjabi', 'any', 'other')),
  cuisine_type_other text,
  first_name text NOT NULL,
  last_name text NOT NULL,
  email text NOT NULL CHECK (email = lower(email)),
  phone text NOT NULL,
  hear_about_us text,
  hear_about_us_other text,

  -- The plan and the choices as they were when the estimate was made.
  plan_variant_id uuid REFERENCES plan_variants ON DELETE SET NULL,
  plan jsonb NOT NULL,
  choices jsonb NOT NULL,
  extra_roti int NOT NULL DEFAULT 0 CHECK (extra_roti >= 0),
  extra_puri int NOT NULL DEFAULT 0 CHECK (extra_puri >= 0),
  menu jsonb NOT NULL,

  -- The estimate.
  base_cents int NOT NULL CHECK (base_cents >= 0),
  extras_cents int NOT NULL CHECK (extras_cents >= 0),
  delivery_cents int NOT NULL CHECK (delivery_cents >= 0),
  tax_basis_points int NOT NULL CHECK (tax_basis_points >= 0),
  tax_cents int NOT NULL CHECK (tax_cents >= 0),
  total_cents int NOT NULL,
  CHECK (total_cents = base_cents + extras_cents + delivery_cents + tax_cents),
  -- More guests than the estimate can speak for: the kitchen calls.
  needs_call boolean NOT NULL DEFAULT false,

  customer_note text,
  internal_note text,
  cancel_reason text,
  -- When the customer last said what they want: sent it, or changed it.
  asked_at timestamptz NOT NULL DEFAULT now(),
  created_at timestamptz NOT NULL DEFAULT now(),
  updated_at timestamptz NOT NULL DEFAULT now()
);
CREATE INDEX catering_inquiries_customer ON catering_inquiries (customer_id, created_at DESC)
  WHERE customer_id IS NOT NULL;
CREATE INDEX catering_inquiries_email ON catering_inquiries (email, created_at DESC);
CREATE INDEX catering_inquiries_status ON catering_inquiries (status, event_day);
CREATE INDEX catering_inquiries_event ON catering_inquiries (event_day);
CREATE INDEX catering_inquiries_created ON catering_inquiries (created_at DESC);
CREATE INDEX catering_inquiries_plan ON catering_inquiries (plan_variant_id);

-- When an inquiry came into a state, and by whom; it is quoted as often as a quote is sent.
CREATE TABLE catering_inquiry_steps (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  inquiry_id uuid NOT NULL REFERENCES catering_inquiries ON DELETE CASCADE,
  status text NOT NULL,
  at timestamptz NOT NULL,
  actor text NOT NULL,
  -- What was said with it: the words on which the desk accepted a quote, a reason.
  note text
);
CREATE INDEX catering_inquiry_steps_inquiry ON catering_inquiry_steps (inquiry_id, id);

-- What was quoted, as it was sent: a version each time.
CREATE TABLE catering_quotes (
  inquiry_id uuid NOT NULL REFERENCES catering_inquiries ON DELETE CASCADE,
  version int NOT NULL CHECK (version > 0),
  -- For how many it is, and what is served to them.
  guests int NOT NULL CHECK (guests BETWEEN 1 AND 10000),
  menu jsonb NOT NULL,
  lines jsonb NOT NULL,
  subtotal_cents int NOT NULL CHECK (subtotal_cents >= 0),
  tax_basis_points int NOT NULL CHECK (tax_basis_points BETWEEN 0 AND 10000),
  tax_cents int NOT NULL CHECK (tax_cents >= 0),
  total_cents int NOT NULL CHECK (total_cents = subtotal_cents + tax_cents),
  deposit_cents int NOT NULL DEFAULT 0
    CHECK (deposit_cents >= 0 AND deposit_cents <= total_cents),
  note text,
  valid_until date NOT NULL,
  sent_at timestamptz NOT NULL,
  sent_by text NOT NULL,
  change_request text,
  change_requested_at timestamptz,
  accepted_at timestamptz,
  accepted_by text,
  PRIMARY KEY (inquiry_id, version)
);
CREATE UNIQUE INDEX catering_quotes_one_accepted ON catering_quotes (inquiry_id)
  WHERE accepted_at IS NOT NULL;

-- What was sent stays as it was sent; only the customer's answer is added to it.
CREATE FUNCTION refuse_changed_quote() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF (NEW.inquiry_id, NEW.version, NEW.guests, NEW.menu, NEW.lines, NEW.subtotal_cents, NEW.tax_basis_points,
      NEW.tax_cents, NEW.total_cents, NEW.deposit_cents, NEW.note, NEW.valid_until, NEW.sent_at,
      NEW.sent_by)
    IS DISTINCT FROM
     (OLD.inquiry_id, OLD.version, OLD.guests, OLD.menu, OLD.lines, OLD.subtotal_cents, OLD.tax_basis_points,
      OLD.tax_cents, OLD.total_cents, OLD.deposit_cents, OLD.note, OLD.valid_until, OLD.sent_at,
      OLD.sent_by)
  THEN
    RAISE EXCEPTION 'a quote that was sent is locked';
  END IF;
  RETURN NEW;
END $$;
CREATE TRIGGER catering_quotes_locked BEFORE UPDATE ON catering_quotes
  FOR EACH ROW EXECUTE FUNCTION refuse_changed_quote();

-- A payment is for a subscription, a snack order or a catering inquiry.
ALTER TABLE payments ADD COLUMN inquiry_id uuid REFERENCES catering_inquiries;
ALTER TABLE payments DROP CONSTRAINT payments_check;
ALTER TABLE payments ADD CHECK (num_nonnulls(subscription_id, snack_order_id, inquiry_id) = 1);
-- In which order payments were written down: a receipt says which of its inquiry's it is.
ALTER TABLE payments ADD COLUMN place bigint GENERATED ALWAYS AS IDENTITY;
CREATE INDEX payments_inquiry ON payments (inquiry_id) WHERE inquiry_id IS NOT NULL;

-- Proving an address by a code -----------------------------------------------------------------------

-- Every asking has a row, whether the address is known or not; only a known one is sent its code.
CREATE TABLE email_codes (
  id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  email text NOT NULL CHECK (email = lower(email)),
  -- The network that asked.
  address text NOT NULL,
  -- Null until the code is made, and for ever where none was sent.
  code_hash text,
  tries int NOT NULL DEFAULT 0,
  used_at timestamptz,
  created_at timestamptz NOT NULL DEFAULT now(),
  expires_at timestamptz NOT NULL
);
CREATE INDEX email_codes_email ON email_codes (email, created_at DESC);
CREATE INDEX email_codes_age ON email_codes (created_at);

-- What a browser may read without a session: one inquiry that it sent, or all of an address that it
-- has proved. Only the hash of the secret is kept.
CREATE TABLE inquiry_access (
  token_hash text PRIMARY KEY,
  inquiry_id uuid REFERENCES catering_inquiries ON DELETE CASCADE,
  email text CHECK (email = lower(email)),
  created_at timestamptz NOT NULL DEFAULT now(),
  expires_at timestamptz NOT NULL,
  CHECK (num_nonnulls(inquiry_id, email) = 1)
);
CREATE INDEX inquiry_access_inquiry ON inquiry_access (inquiry_id) WHERE inquiry_id IS NOT NULL;
CREATE INDEX inquiry_access_expiry ON inquiry_access (expires_at);

-- A mail about an inquiry goes to the address that was typed into it, with or without an account.
ALTER TABLE mails ADD COLUMN inquiry_id uuid REFERENCES catering_inquiries ON DELETE SET NULL;
CREATE INDEX mails_inquiry ON mails (inquiry_id) WHERE inquiry_id IS NOT NULL;

CREATE TRIGGER catering_options_content AFTER INSERT OR UPDATE OR DELETE ON catering_options
  FOR EACH STATEMENT EXECUTE FUNCTION notify_content();
