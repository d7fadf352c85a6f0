-- Snacks, what is left of them, and their orders.

CREATE TABLE snacks (
  id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  slug text NOT NULL UNIQUE CHECK (slug ~ '^[a-z0-9]+(-[a-z0-9]+)*$'),
  name text NOT NULL,
  description text NOT NULL DEFAULT '',
  price_cents int NOT NULL CHECK (price_cents BETWEEN 0 AND 1000000),
  -- What the price buys: `4 pieces`, `250 g`.
  unit text NOT NULL DEFAULT '',
  delivery_charge_cents int NOT NULL DEFAULT 0 CHECK (delivery_charge_cents BETWEEN 0 AND 1000000),
  tax_basis_points int NOT NULL DEFAULT 0 CHECK (tax_basis_points BETWEEN 0 AND 10000),
  is_vegetarian boolean NOT NULL DEFAULT true,
  is_spicy boolean NOT NULL DEFAULT false,
  preparation_minutes int CHECK (preparation_minutes BETWEEN 0 AND 10000),
  calories int CHECK (calories BETWEEN 0 AND 100000),
  tags text[] NOT NULL DEFAULT '{}',
  allergens text[] NOT NULL DEFAULT '{}',
  featured boolean NOT NULL DEFAULT false,
  is_active boolean NOT NULL DEFAULT true,
  -- How many can be ordered for one day; null is as many as are asked for.
  daily_limit int CHECK (daily_limit BETWEEN 1 AND 100000),
  -- The day on which no more can be ordered for that same day.
  sold_out_day date,
  sort_order int NOT NULL DEFAULT 0,
  created_at timestamptz NOT NULL DEFAULT now(),
  updated_at timestamptz NOT NULL DEFAULT now()
);
CREATE INDEX snacks_order ON snacks (sort_order, name) WHERE is_active;

CREATE TABLE snack_categories (
  snack_id uuid NOT NULL REFERENCES snacks ON DELETE CASCADE,
  category text NOT NULL CHECK (category IN ('indian-snacks', 'street-food', 'savory', 'sweet')),
  PRIMARY KEY (snack_id, category)
);
CREATE INDEX snack_categories_category ON snack_categories (category);

-- How many of a snack are ordered for a day: the row that buyers of the last ones queue at.
CREATE TABLE snack_days (
  snack_id uuid NOT NULL REFERENCES snacks ON DELETE CASCADE,
  day date NOT NULL,
  ordered int NOT NULL CHECK (ordered >= 0),
  PRIMARY KEY (snack_id, day)
);

CREATE TABLE snack_orders (
  id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  number text NOT NULL UNIQUE,
  customer_id uuid NOT NULL REFERENCES customers,
  status text NOT NULL DEFAULT 'pending'
    CHECK (status IN ('pending', 'confirmed', 'preparing', 'ready', 'delivered', 'cancelled')),

  delivery_type text NOT NULL CHECK (delivery_type IN ('pickup', 'delivery')),
  delivery_day date NOT NULL,
  delivery_time text NOT NULL CHECK (delivery_time ~ '^(09|1\d|2[01]):00$'),
  customer_name text NOT NULL,
  customer_email text NOT NULL,
  customer_phone text NOT NULL,
  customer_address text,
  -- False when no postal code was found in the address: the kitchen looks before it confirms.
  address_checked boolean NOT NULL DEFAULT true,
  CHECK (delivery_type = 'pickup' OR customer_address IS NOT NULL),
  diet text NOT NULL DEFAULT 'vegetarian',
  allergies text NOT NULL DEFAULT '',
  special_instructions text,

  -- The sums of the order's items.
  subtotal_cents int NOT NULL CHECK (subtotal_cents >= 0),
  delivery_cents int NOT NULL CHECK (delivery_cents >= 0),
  tax_cents int NOT NULL CHECK (tax_cents >= 0),
  total_cents int NOT NULL,
  currency text NOT NULL DEFAULT 'CAD' CHECK (currency = 'CAD'),
  CHECK (total_cents = subtotal_cents + delivery_cents + tax_cents),

  customer_note text,
  internal_note text,
  cancel_reason text,
  created_at timestamptz NOT NULL DEFAULT now(),
  updated_at timestamptz NOT NULL DEFAULT now()
);
CREATE INDEX snack_orders_customer ON snack_orders (customer_id, created_at DESC);
CREATE INDEX snack_orders_day ON snack_orders (delivery_day, delivery_time);
CREATE INDEX snack_orders_status ON snack_orders (status, created_at DESC);
CREATE INDEX snack_orders_created ON snack_orders (created_at DESC);
-- What is still on the counter; small however many orders lie in the past.
CREATE INDEX snack_orders_open ON snack_orders (delivery_day)
  WHERE status IN ('pending', 'confirmed', 'preparing', 'ready');

-- What was ordered, as it was then.
CREATE TABLE snack_order_items (
  order_id uuid NOT NULL REFERENCES snack_orders ON DELETE CASCADE,
  position int NOT NULL CHECK (position >= 0),
  snack_id uuid REFERENCES snacks ON DELETE SET NULL,
  name text NOT NULL,
  unit text NOT NULL DEFAULT '',
  quantity int NOT NULL CHECK (quantity BETWEEN 1 AND 999),
  price_cents int NOT NULL CHECK (price_cents >= 0),
  delivery_charge_cents int NOT NULL CHECK (delivery_charge_cents >= 0),
  tax_basis_points int NOT NULL CHECK (tax_basis_points >= 0),
  items_cents int NOT NULL CHECK (items_cents = price_cents * quantity),
  delivery_cents int NOT NULL CHECK (delivery_cents >= 0),
  tax_cents int NOT NULL CHECK (tax_cents >= 0),
  special_instructions text,
  PRIMARY KEY (order_id, position)
);
CREATE INDEX snack_order_items_snack ON snack_order_items (snack_id);

-- When an order reached each of its states, and by whom.
CREATE TABLE snack_order_steps (
  order_id uuid NOT NULL REFERENCES snack_orders ON DELETE CASCADE,
  status text NOT NULL,
  at timestamptz NOT NULL,
  actor text NOT NULL,
  PRIMARY KEY (order_id, status)
);

-- A payment is for a subscription or for a snack order.
ALTER TABLE payments ALTER COLUMN subscription_id DROP NOT NULL;
ALTER TABLE payments ADD COLUMN snack_order_id uuid REFERENCES snack_orders;
ALTER TABLE payments ADD CHECK (num_nonnulls(subscription_id, snack_order_id) = 1);
CREATE INDEX payments_snack_order ON payments (snack_order_id) WHERE snack_order_id IS NOT NULL;

CREATE TRIGGER snacks_content AFTER INSERT OR UPDATE OR DELETE ON snacks
  FOR EACH STATEMENT EXECUTE FUNCTION notify_content();
CREATE TRIGGER snack_categories_content AFTER INSERT OR UPDATE OR DELETE ON snack_categories
  FOR EACH STATEMENT EXECUTE FUNCTION notify_content();
