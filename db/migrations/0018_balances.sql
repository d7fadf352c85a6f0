-- Who owes whom, for plans, snack orders and events alike: what a thing costs as it stands against
-- what was paid for it. Worked out in one place (domain/money/settlement.ts) and written here with
-- each payment and each change of state, so that lists can ask for it.

-- What a payment back did: how much of it lowered the price, since more went back than was due, and
-- the tax that came back with it.
ALTER TABLE payments ADD COLUMN reduction_cents int NOT NULL DEFAULT 0;
ALTER TABLE payments ADD COLUMN tax_cents int NOT NULL DEFAULT 0;

ALTER TABLE subscriptions
  ADD COLUMN charge_cents int NOT NULL DEFAULT 0 CHECK (charge_cents >= 0),
  ADD COLUMN received_cents int NOT NULL DEFAULT 0,
  ADD COLUMN paid_back_cents int NOT NULL DEFAULT 0,
  ADD COLUMN reduced_cents int NOT NULL DEFAULT 0,
  ADD COLUMN waived_cents int NOT NULL DEFAULT 0,
  ADD COLUMN owed_cents int NOT NULL DEFAULT 0 CHECK (owed_cents >= 0);
ALTER TABLE snack_orders
  ADD COLUMN charge_cents int NOT NULL DEFAULT 0 CHECK (charge_cents >= 0),
  ADD COLUMN received_cents int NOT NULL DEFAULT 0,
  ADD COLUMN paid_back_cents int NOT NULL DEFAULT 0,
  ADD COLUMN reduced_cents int NOT NULL DEFAULT 0,
  ADD COLUMN waived_cents int NOT NULL DEFAULT 0,
  ADD COLUMN owed_cents int NOT NULL DEFAULT 0 CHECK (owed_cents >= 0),
  ADD COLUMN pay_back_due_cents int NOT NULL DEFAULT 0 CHECK (pay_back_due_cents >= 0),
  ADD COLUMN pay_back_note text;
ALTER TABLE catering_inquiries
  ADD COLUMN charge_cents int NOT NULL DEFAULT 0 CHECK (charge_cents >= 0),
  ADD COLUMN received_cents int NOT NULL DEFAULT 0,
  ADD COLUMN paid_back_cents int NOT NULL DEFAULT 0,
  ADD COLUMN reduced_cents int NOT NULL DEFAULT 0,
  ADD COLUMN waived_cents int NOT NULL DEFAULT 0,
  ADD COLUMN owed_cents int NOT NULL DEFAULT 0 CHECK (owed_cents >= 0),
  ADD COLUMN pay_back_due_cents int NOT NULL DEFAULT 0 CHECK (pay_back_due_cents >= 0),
  ADD COLUMN pay_back_note text;

CREATE INDEX subscriptions_owed ON subscriptions (created_at) WHERE owed_cents > 0;
CREATE INDEX snack_orders_owed ON snack_orders (delivery_day) WHERE owed_cents > 0;
CREATE INDEX snack_orders_pay_back_due ON snack_orders (delivery_day) WHERE pay_back_due_cents > 0;
CREATE INDEX catering_inquiries_owed ON catering_inquiries (event_day) WHERE owed_cents > 0;
CREATE INDEX catering_inquiries_pay_back_due ON catering_inquiries (event_day)
  WHERE pay_back_due_cents > 0;

-- The night's checks look at balances, too.
ALTER TABLE ledger_alarms ALTER COLUMN subscription_id DROP NOT NULL;
ALTER TABLE ledger_alarms ADD COLUMN snack_order_id uuid REFERENCES snack_orders;
ALTER TABLE ledger_alarms ADD COLUMN inquiry_id uuid REFERENCES catering_inquiries;
ALTER TABLE ledger_alarms ADD CHECK (num_nonnulls(subscription_id, snack_order_id, inquiry_id) = 1);

-- What was written down before: once, with the formula of this day.
WITH sold AS (
  SELECT id AS thing, total_cents AS total, tax_cents AS tax, status <> 'cancelled' AS runs
  FROM subscriptions
  UNION ALL
  SELECT id, total_cents, tax_cents, status <> 'cancelled' FROM snack_orders
  UNION ALL
  SELECT inquiry.id, quote.total_cents, quote.tax_cents, inquiry.status <> 'cancelled'
  FROM catering_inquiries AS inquiry
  JOIN catering_quotes AS quote ON quote.inquiry_id = inquiry.id AND quote.accepted_at IS NOT NULL
), moved AS (
  SELECT payment.id, sold.total, sold.tax, sold.runs, -payment.amount_cents AS back,
    sum(greatest(0, -payment.amount_cents)) OVER (PARTITION BY thing ORDER BY place) AS gone,
    greatest(0, sum(greatest(0, payment.amount_cents)) OVER (PARTITION BY thing) - sold.total)
      AS beyond
  FROM payments AS payment
  JOIN sold ON thing = coalesce(subscription_id, snack_order_id, inquiry_id)
  -- A payment that was entered by mistake and the one that takes it away again did nothing.
  WHERE payment.reverses IS NULL
    AND NOT EXISTS (SELECT FROM payments AS later WHERE later.reverses = payment.id)
), weighed AS (
  SELECT id, total, tax, runs,
    greatest(0, gone - beyond) - greatest(0, gone - back - beyond) AS of_price
  FROM moved WHERE back > 0
)
UPDATE payments SET
  reduction_cents = CASE WHEN runs THEN of_price ELSE 0 END,
  tax_cents = CASE WHEN total > 0 THEN round(tax * of_price / total) ELSE 0 END
FROM weighed WHERE weighed.id = payments.id;

CREATE FUNCTION pg_temp.sums_of(thing uuid) RETURNS TABLE (came int, went int, lowered int)
LANGUAGE sql AS $$
  SELECT
    coalesce(sum(amount_cents) FILTER (WHERE (amount_cents > 0) = (reverses IS NULL)), 0)::int,
    coalesce(-sum(amount_cents) FILTER (WHERE (amount_cents > 0) <> (reverses IS NULL)), 0)::int,
    coalesce(sum(reduction_cents), 0)::int
  FROM payments WHERE subscription_id = thing OR snack_order_id = thing OR inquiry_id = thing
$$;

UPDATE snack_orders SET received_cents = came, paid_back_cents = went, reduced_cents = lowered
FROM snack_orders AS it, pg_temp.sums_of(it.id) WHERE it.id = snack_orders.id;
UPDATE snack_orders SET charge_cents = greatest(0, total_cents - reduced_cents)
WHERE status <> 'cancelled';

UPDATE catering_inquiries SET received_cents = came, paid_back_cents = went, reduced_cents = lowered
FROM catering_inquiries AS it, pg_temp.sums_of(it.id) WHERE it.id = catering_inquiries.id;
UPDATE catering_inquiries SET charge_cents = greatest(0, quote.total_cents - reduced_cents)
FROM catering_quotes AS quote
WHERE quote.inquiry_id = catering_inquiries.id AND quote.accepted_at IS NOT NULL
  AND catering_inquiries.status <> 'cancelled';

UPDATE subscriptions SET received_cents = came, paid_back_cents = went, reduced_cents = lowered
FROM subscriptions AS it, pg_temp.sums_of(it.id) WHERE it.id = subscriptions.id;
UPDATE subscriptions SET charge_cents = greatest(0, total_cents - reduced_cents)
WHERE status <> 'cancelled';
-- A plan that has ended costs what was used; what the desk had settled otherwise stays settled.
WITH used AS (
  SELECT plan.id, plan.subtotal_cents, plan.delivery_cents, plan.tax_cents, plan.total_cents,
    plan.tiffin_count, plan.approved_at, plan.available,
    greatest(0, plan.available + plan.reserved - plan.tiffin_count + coalesce(
      (SELECT sum(credits_used) FROM tiffin_orders WHERE subscription_id = plan.id), 0)) AS given
  FROM subscriptions AS plan WHERE plan.status = 'cancelled'
), unused AS (
  SELECT *, least(greatest(0, available - given), tiffin_count)::numeric AS part FROM used
), cost AS (
  SELECT id, CASE WHEN approved_at IS NULL THEN 0
    ELSE total_cents - round(subtotal_cents * part / tiffin_count)
      - round(delivery_cents * part / tiffin_count) - round(tax_cents * part / tiffin_count)
    END::int AS cents
  FROM unused
)
UPDATE subscriptions SET
  waived_cents = CASE
    WHEN greatest(0, received_cents - paid_back_cents - cost.cents) = pay_back_due_cents THEN 0
    ELSE received_cents - paid_back_cents - pay_back_due_cents - cost.cents END,
  charge_cents = greatest(0, received_cents - paid_back_cents - pay_back_due_cents)
FROM cost WHERE cost.id = subscriptions.id;

UPDATE subscriptions SET
  owed_cents = greatest(0, charge_cents - received_cents + paid_back_cents);
UPDATE snack_orders SET
  owed_cents = greatest(0, charge_cents - received_cents + paid_back_cents),
  pay_back_due_cents = greatest(0, received_cents - paid_back_cents - charge_cents);
UPDATE catering_inquiries SET
  owed_cents = greatest(0, charge_cents - received_cents + paid_back_cents),
  pay_back_due_cents = greatest(0, received_cents - paid_back_cents - charge_cents);
UPDATE subscriptions SET
  pay_back_due_cents = greatest(0, received_cents - paid_back_cents - charge_cents);
