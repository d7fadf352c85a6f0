-- Reminders by mail, the links in them, and each customer's calendar.

-- What somebody was reminded of: a row for each thing, written in the transaction that puts its mail
-- into the outbox, so that whoever writes it first is the one who reminds. `about` is whose or what
-- (a customer, a subscription, an inquiry), `part` which day, week, version or stage of it.
CREATE TABLE reminders (
  kind text NOT NULL
    CHECK (kind IN ('delivery', 'credits_low', 'quote_expiring', 'unpaid', 'weekly_menu')),
  about uuid NOT NULL,
  part text NOT NULL DEFAULT '',
  reminded_at timestamptz NOT NULL,
  PRIMARY KEY (kind, about, part)
);
CREATE INDEX reminders_age ON reminders (reminded_at);

-- The links of delivery reminders; only the hash of each is kept. A link is for one delivery on the
-- day that the mail named.
CREATE TABLE skip_links (
  token_hash text PRIMARY KEY,
  order_id uuid NOT NULL REFERENCES tiffin_orders ON DELETE CASCADE,
  delivery_day date NOT NULL,
  created_at timestamptz NOT NULL DEFAULT now()
);
CREATE INDEX skip_links_order ON skip_links (order_id);
CREATE INDEX skip_links_day ON skip_links (delivery_day);

-- What the clock looks for: subscriptions that run low, and quotes that end soon.
CREATE INDEX subscriptions_low ON subscriptions (id) WHERE status = 'active' AND available <= 2;
CREATE INDEX catering_quotes_open ON catering_quotes (valid_until) WHERE accepted_at IS NULL;

-- How often a customer has renewed the private address of their calendar: the address is signed with
-- it, so that one more makes the old one nobody's.
ALTER TABLE customers ADD COLUMN calendar_renewals int NOT NULL DEFAULT 0;
