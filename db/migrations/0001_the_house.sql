-- What the kitchen remembers. Money is integer cents, percents are basis points, days are Toronto
-- calendar days, instants are timestamptz.

-- Public numbers (TS-2026-0001): one sequence per prefix and Toronto year, so that taking a number
-- never waits for another transaction. Gaps are fine; repeats are not.
CREATE FUNCTION next_number(prefix text, year int) RETURNS text LANGUAGE plpgsql AS $$
DECLARE
  sequence_name text := format('number_%s_%s', lower(prefix), year);
BEGIN
  BEGIN
    RETURN format('%s-%s-%s', prefix, year, lpad(nextval(sequence_name)::text, 4, '0'));
  EXCEPTION WHEN undefined_table THEN
    PERFORM pg_advisory_xact_lock(hashtext(sequence_name));
    EXECUTE format('CREATE SEQUENCE IF NOT EXISTS %I', sequence_name);
    RETURN format('%s-%s-%s', prefix, year, lpad(nextval(sequence_name)::text, 4, '0'));
  END;
END $$;

-- People ------------------------------------------------------------------------------------------

CREATE TABLE customers (
  id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  email text NOT NULL UNIQUE CHECK (email = lower(email)),
  email_verified_at timestamptz,
  password_hash text,
  first_name text NOT NULL,
  last_name text NOT NULL,
  phone text,
  address text,
  profile_photo text,
  diet text NOT NULL DEFAULT 'vegetarian' CHECK (diet IN ('vegetarian', 'jain', 'swaminarayan')),
  allergies text NOT NULL DEFAULT '',
  standing_note text NOT NULL DEFAULT '',
  customer_note text,
  internal_note text,
  terms_version text,
  terms_accepted_at timestamptz,
  disabled_at timestamptz,
  created_at timestamptz NOT NULL DEFAULT now(),
  updated_at timestamptz NOT NULL DEFAULT now()
);
CREATE INDEX customers_created ON customers (created_at DESC);

CREATE TABLE staff (
  id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  email text NOT NULL UNIQUE CHECK (email = lower(email)),
  name text NOT NULL,
  role text NOT NULL CHECK (role IN ('owner', 'staff')),
  password_hash text NOT NULL,
  must_change_password boolean NOT NULL DEFAULT true,
  disabled_at timestamptz,
  created_at timestamptz NOT NULL DEFAULT now()
);

-- The row behind a bearer token; its id is the token's `jti`.
CREATE TABLE sessions (
  id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  customer_id uuid REFERENCES customers ON DELETE CASCADE,
  staff_id uuid REFERENCES staff ON DELETE CASCADE,
  address text,
  user_agent text,
  created_at timestamptz NOT NULL DEFAULT now(),
  expires_at timestamptz NOT NULL,
  revoked_at timestamptz,
  CHECK (num_nonnulls(customer_id, staff_id) = 1)
);
CREATE INDEX sessions_customer ON sessions (customer_id) WHERE revoked_at IS NULL;
CREATE INDEX sessions_staff ON sessions (staff_id) WHERE revoked_at IS NULL;
CREATE INDEX sessions_expiry ON sessions (expires_at);

-- Wrong passwords, counted alike for accounts that exist and that do not (decisions 18).
CREATE TABLE sign_in_failures (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  audience text NOT NULL CHECK (audience IN ('customer', 'staff')),
  email text NOT NULL,
  address text NOT NULL,
  at timestamptz NOT NULL DEFAULT now()
);
CREATE INDEX sign_in_failures_email ON sign_in_failures (audience, email, at);
CREATE INDEX sign_in_failures_address ON sign_in_failures (address, at);

-- The addresses an account has signed in from: a stranger's failures never lock these out.
CREATE TABLE sign_in_addresses (
  audience text NOT NULL CHECK (audience IN ('customer', 'staff')),
  email text NOT NULL,
  address text NOT NULL,
  last_at timestamptz NOT NULL DEFAULT now(),
  PRIMARY KEY (audience, email, address)
);

CREATE TABLE password_resets (
  token_hash text PRIMARY KEY,
  customer_id uuid NOT NULL REFERENCES customers ON DELETE CASCADE,
  expires_at timestamptz NOT NULL,
  used_at timestamptz,
  created_at timestamptz NOT NULL DEFAULT now()
);
CREATE INDEX password_resets_customer ON password_resets (customer_id);

-- What is on offer ---------------------------------------------------------------------------------

CREATE TABLE plan_groups (
  id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  name text NOT NULL,
  description text NOT NULL DEFAULT '',
  plan_type text NOT NULL CHECK (plan_type IN ('tiffin', 'catering')),
  is_active boolean NOT NULL DEFAULT true,
  is_popular boolean NOT NULL DEFAULT false,
  popular_badge text,
  theme text NOT NULL DEFAULT 'turmeric',
  sort_order int NOT NULL DEFAULT 0,
  created_at timestamptz NOT NULL DEFAULT now(),
  updated_at timestamptz NOT NULL DEFAULT now()
);

CREATE TABLE plan_variants (
  id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  plan_group_id uuid NOT NULL REFERENCES plan_groups ON DELETE CASCADE,
  billing_cycle text NOT NULL
    CHECK (billing_cycle IN ('daily', 'weekly', 'monthly', 'yearly', 'basic', 'premium', 'other')),
  price_cents int NOT NULL CHECK (price_cents >= 0),
  total_price_cents int CHECK (total_price_cents >= 0),
  currency text NOT NULL DEFAULT 'CAD' CHECK (currency = 'CAD'),
  tiffin_count int NOT NULL DEFAULT 1 CHECK (tiffin_count BETWEEN 1 AND 1000),
  unit text NOT NULL DEFAULT '',
  features jsonb NOT NULL DEFAULT '[]',
  is_active boolean NOT NULL DEFAULT true,
  delivery_charge_cents int NOT NULL DEFAULT 0 CHECK (delivery_charge_cents >= 0),
  tax_basis_points int NOT NULL DEFAULT 0 CHECK (tax_basis_points BETWEEN 0 AND 10000),
  discount_percentage numeric(5, 2),
  sort_order int NOT NULL DEFAULT 0,
  created_at timestamptz NOT NULL DEFAULT now(),
  updated_at timestamptz NOT NULL DEFAULT now()
);
CREATE INDEX plan_variants_group ON plan_variants (plan_group_id, sort_order);

CREATE TABLE weekly_timings (
  weekday int PRIMARY KEY CHECK (weekday BETWEEN 1 AND 7),
  open_time text CHECK (open_time ~ '^\d{2}:\d{2}$'),
  close_time text CHECK (close_time ~ '^\d{2}:\d{2}$'),
  is_closed boolean NOT NULL DEFAULT false
);

CREATE TABLE closures (
  id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  start_day date NOT NULL,
  end_day date NOT NULL,
  reason text NOT NULL,
  created_at timestamptz NOT NULL DEFAULT now(),
  CHECK (end_day >= start_day)
);
CREATE INDEX closures_days ON closures (end_day, start_day);

-- One row per group of settings (`kitchen`, `business`), whole, checked by the contract's schema.
CREATE TABLE settings (
  name text PRIMARY KEY,
  value jsonb NOT NULL,
  updated_at timestamptz NOT NULL DEFAULT now()
);

-- Tiffin subscriptions and their credits -----------------------------------------------------------

CREATE TABLE subscriptions (
  id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  number text NOT NULL UNIQUE,
  customer_id uuid NOT NULL REFERENCES customers,
  status text NOT NULL DEFAULT 'pending_approval'
    CHECK (status IN ('pending_approval', 'active', 'paused', 'cancelled', 'completed')),

  -- The plan as it was bought.
  plan_group_id uuid REFERENCES plan_groups ON DELETE SET NULL,
  plan_variant_id uuid REFERENCES plan_variants ON DELETE SET NULL,
  plan_name text NOT NULL,
  billing_cycle text NOT NULL,
  tiffin_count int NOT NULL CHECK (tiffin_count > 0),
  price_cents int NOT NULL CHECK (price_cents >= 0),
  subtotal_cents int NOT NULL CHECK (subtotal_cents >= 0),
  delivery_cents int NOT NULL CHECK (delivery_cents >= 0),
  tax_basis_points int NOT NULL CHECK (tax_basis_points >= 0),
  tax_cents int NOT NULL CHECK (tax_cents >= 0),
  total_cents int NOT NULL,
  currency text NOT NULL DEFAULT 'CAD',
  CHECK (total_cents = subtotal_cents + delivery_cents + tax_cents),

  -- Whom and where to deliver.
  customer_name text NOT NULL,
  customer_email text NOT NULL,
  customer_phone text NOT NULL,
  customer_address text NOT NULL,
  -- False when no postal code was found in the address: the kitchen looks before it approves.
  address_checked boolean NOT NULL DEFAULT false,
  diet text NOT NULL DEFAULT 'vegetarian' CHECK (diet IN ('vegetarian', 'jain', 'swaminarayan')),
  allergies text NOT NULL DEFAULT '',
  standing_note text NOT NULL DEFAULT '',
  special_instructions text,

  start_day date NOT NULL,
  end_day date,
  -- The fold of credit_entries, changed in the same transaction under this row's lock.
  available int NOT NULL DEFAULT 0 CHECK (available >= 0),
  reserved int NOT NULL DEFAULT 0 CHECK (reserved >= 0),

  paused_by text CHECK (paused_by IN ('customer', 'staff')),
  paused_until date,
  end_reason text,
  customer_note text,
  internal_note text,
  created_at timestamptz NOT NULL DEFAULT now(),
  approved_at timestamptz,
  ended_at timestamptz,
  updated_at timestamptz NOT NULL DEFAULT now()
);
CREATE INDEX subscriptions_customer ON subscriptions (customer_id, created_at DESC);
CREATE INDEX subscriptions_status ON subscriptions (status, created_at DESC);
CREATE INDEX subscriptions_plan ON subscriptions (plan_group_id);
CREATE INDEX subscriptions_variant ON subscriptions (plan_variant_id);
CREATE INDEX subscriptions_created ON subscriptions (created_at DESC);
-- What the clock looks for: finished plans and pauses that end.
CREATE INDEX subscriptions_finished ON subscriptions (id)
  WHERE status = 'active' AND available = 0 AND reserved = 0;
CREATE INDEX subscriptions_paused ON subscriptions (paused_until) WHERE status = 'paused';

CREATE TABLE tiffin_orders (
  id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  number text NOT NULL UNIQUE,
  subscription_id uuid NOT NULL REFERENCES subscriptions,
  customer_id uuid NOT NULL REFERENCES customers,
  status text NOT NULL CHECK (status IN ('pending_confirmation', 'scheduled', 'confirmed',
    'preparing', 'out_for_delivery', 'delivered', 'cancelled', 'skipped')),
  delivery_day date NOT NULL,
  slot text NOT NULL,
  quantity int NOT NULL CHECK (quantity BETWEEN 1 AND 5),
  -- Credits this order holds (reserved) or has used (consumed); 0 once they came back.
  credits_held int NOT NULL DEFAULT 0 CHECK (credits_held >= 0),
  credits_used int NOT NULL DEFAULT 0 CHECK (credits_used >= 0),
  -- Counts the changes of this row; part of the unique key of each ledger entry it causes.
  version int NOT NULL DEFAULT 0,
  address text NOT NULL,
  -- The address without case, spaces and punctuation, for the rule of one live order.
  address_key text NOT NULL,
  address_checked boolean NOT NULL DEFAULT true,
  -- The order's own copy of what the cook must know (decisions 36).
  diet text NOT NULL DEFAULT 'vegetarian',
  allergies text NOT NULL DEFAULT '',
  standing_note text NOT NULL DEFAULT '',
  special_instructions text,
  customer_note text,
  internal_note text,
  cancel_reason text,
  skipped_by text CHECK (skipped_by IN ('customer', 'staff', 'closure', 'pause')),
  created_at timestamptz NOT NULL DEFAULT now(),
  updated_at timestamptz NOT NULL DEFAULT now()
);
CREATE UNIQUE INDEX tiffin_orders_one_live ON tiffin_orders
  (subscription_id, delivery_day, slot, address_key)
  WHERE status NOT IN ('cancelled', 'skipped');
CREATE INDEX tiffin_orders_day ON tiffin_orders (delivery_day, slot, status);
CREATE INDEX tiffin_orders_subscription ON tiffin_orders (subscription_id, delivery_day DESC);
CREATE INDEX tiffin_orders_customer ON tiffin_orders (customer_id, delivery_day DESC);
-- What is still on its way through the kitchen; small however many orders lie in the past.
CREATE INDEX tiffin_orders_open ON tiffin_orders (delivery_day)
  WHERE status IN ('pending_confirmation', 'scheduled', 'confirmed', 'preparing', 'out_for_delivery');

-- The ledger: append-only, its fold is the subscription's available and reserved.
CREATE TABLE credit_entries (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  subscription_id uuid NOT NULL REFERENCES subscriptions,
  order_id uuid REFERENCES tiffin_orders,
  kind text NOT NULL CHECK (kind IN ('purchase', 'reserve', 'release', 'consume', 'adjust')),
  available_change int NOT NULL,
  reserved_change int NOT NULL,
  actor text NOT NULL,
  reason text NOT NULL DEFAULT '',
  -- Names the cause, so that a retry cannot write the same entry twice.
  unique_key text NOT NULL UNIQUE,
  at timestamptz NOT NULL DEFAULT now(),
  CHECK (CASE kind
    WHEN 'purchase' THEN available_change > 0 AND reserved_change = 0
    WHEN 'reserve' THEN available_change < 0 AND reserved_change = -available_change
    WHEN 'release' THEN available_change > 0 AND reserved_change = -available_change
    WHEN 'consume' THEN available_change = 0 AND reserved_change < 0
    ELSE available_change <> 0 AND reserved_change = 0 END)
);
CREATE INDEX credit_entries_subscription ON credit_entries (subscription_id, id);
CREATE INDEX credit_entries_order ON credit_entries (order_id) WHERE order_id IS NOT NULL;

CREATE FUNCTION refuse_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION '% is append-only', TG_TABLE_NAME;
END $$;
CREATE TRIGGER credit_entries_append_only BEFORE UPDATE OR DELETE ON credit_entries
  FOR EACH ROW EXECUTE FUNCTION refuse_change();

CREATE TABLE payments (
  id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  subscription_id uuid NOT NULL REFERENCES subscriptions,
  -- Negative when the kitchen pays back.
  amount_cents int NOT NULL CHECK (amount_cents <> 0),
  method text NOT NULL CHECK (method IN ('interac', 'upi', 'bank_transfer', 'cash', 'other')),
  reference text NOT NULL DEFAULT '',
  received_day date NOT NULL,
  note text NOT NULL DEFAULT '',
  recorded_by uuid REFERENCES staff,
  created_at timestamptz NOT NULL DEFAULT now()
);
CREATE INDEX payments_subscription ON payments (subscription_id);
CREATE INDEX payments_received ON payments (received_day DESC, created_at DESC);

-- Around every write --------------------------------------------------------------------------------

CREATE TABLE idempotency_keys (
  caller text NOT NULL,
  endpoint text NOT NULL,
  key text NOT NULL,
  body_hash text NOT NULL,
  status int NOT NULL,
  answer text NOT NULL,
  customer_id uuid REFERENCES customers ON DELETE CASCADE,
  created_at timestamptz NOT NULL DEFAULT now(),
  PRIMARY KEY (caller, endpoint, key)
);
CREATE INDEX idempotency_keys_age ON idempotency_keys (created_at);

-- The outbox. A row is written in the transaction that causes it and sent after the commit.
CREATE TABLE mails (
  id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  kind text NOT NULL,
  to_address text NOT NULL,
  customer_id uuid REFERENCES customers ON DELETE SET NULL,
  subject text NOT NULL DEFAULT '',
  -- What the template needs; html and text are made from it when the mail is sent.
  details jsonb NOT NULL DEFAULT '{}',
  html text,
  text text,
  status text NOT NULL DEFAULT 'queued' CHECK (status IN ('queued', 'sent', 'failed')),
  attempts int NOT NULL DEFAULT 0,
  last_error text,
  created_at timestamptz NOT NULL DEFAULT now(),
  sent_at timestamptz
);
CREATE INDEX mails_created ON mails (created_at DESC);
CREATE INDEX mails_customer ON mails (customer_id);
CREATE INDEX mails_waiting ON mails (status) WHERE status <> 'sent';

CREATE TABLE audit_log (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  at timestamptz NOT NULL DEFAULT now(),
  staff_id uuid REFERENCES staff ON DELETE SET NULL,
  actor text NOT NULL,
  action text NOT NULL,
  resource text NOT NULL,
  resource_id text,
  before jsonb,
  after jsonb,
  request_id text
);
CREATE INDEX audit_log_at ON audit_log (at DESC);
CREATE INDEX audit_log_resource ON audit_log (resource, resource_id, at DESC);
CREATE TRIGGER audit_log_append_only BEFORE UPDATE OR DELETE ON audit_log
  FOR EACH ROW EXECUTE FUNCTION refuse_change();

-- How far the clock has done its part, so that it catches up exactly once.
CREATE TABLE clock_marks (
  name text PRIMARY KEY,
  done_through timestamptz NOT NULL
);

-- What nightly checks found; empty is good news.
CREATE TABLE ledger_alarms (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  at timestamptz NOT NULL DEFAULT now(),
  subscription_id uuid NOT NULL REFERENCES subscriptions,
  details jsonb NOT NULL
);

-- Secrets that every node shares (the key that signs sessions).
CREATE TABLE secrets (
  name text PRIMARY KEY,
  value text NOT NULL
);

-- Public content changed: every node forgets its snapshots and cached pages.
CREATE FUNCTION notify_content() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_notify('content', TG_TABLE_NAME);
  RETURN NULL;
END $$;
CREATE TRIGGER plan_groups_content AFTER INSERT OR UPDATE OR DELETE ON plan_groups
  FOR EACH STATEMENT EXECUTE FUNCTION notify_content();
CREATE TRIGGER plan_variants_content AFTER INSERT OR UPDATE OR DELETE ON plan_variants
  FOR EACH STATEMENT EXECUTE FUNCTION notify_content();
CREATE TRIGGER weekly_timings_content AFTER INSERT OR UPDATE OR DELETE ON weekly_timings
  FOR EACH STATEMENT EXECUTE FUNCTION notify_content();
CREATE TRIGGER closures_content AFTER INSERT OR UPDATE OR DELETE ON closures
  FOR EACH STATEMENT EXECUTE FUNCTION notify_content();
CREATE TRIGGER settings_content AFTER INSERT OR UPDATE OR DELETE ON settings
  FOR EACH STATEMENT EXECUTE FUNCTION notify_content();
