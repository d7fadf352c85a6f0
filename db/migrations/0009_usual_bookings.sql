-- What a customer takes every week.

-- A weekly pattern that books ahead while credits last. A changed pattern is a new row; the old one
-- is kept with the moment at which it stopped.
CREATE TABLE usual_bookings (
  id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  subscription_id uuid NOT NULL REFERENCES subscriptions,
  -- Counts the patterns of a subscription.
  version int NOT NULL CHECK (version > 0),
  -- [{weekday, deliveryTimeSlot, quantity, deliveryAddress}], at most one for a weekday.
  entries jsonb NOT NULL,
  created_by text NOT NULL DEFAULT 'customer',
  created_at timestamptz NOT NULL DEFAULT now(),
  stopped_at timestamptz,
  stopped_by text CHECK (stopped_by IN ('customer', 'plan')),
  -- The last day that has been looked at; null: something has changed, look again.
  filled_through date,
  UNIQUE (subscription_id, version),
  CHECK ((stopped_at IS NULL) = (stopped_by IS NULL))
);
CREATE UNIQUE INDEX usual_bookings_one_live ON usual_bookings (subscription_id)
  WHERE stopped_at IS NULL;
-- What the clock looks for each minute.
CREATE INDEX usual_bookings_to_fill ON usual_bookings (filled_through NULLS FIRST)
  WHERE stopped_at IS NULL;

-- The day of the usual that an order stands for, whether the usual booked it or found it booked by
-- hand. It stays when the order is moved, skipped or cancelled, so that no day is booked twice.
ALTER TABLE tiffin_orders ADD COLUMN usual_day date;
ALTER TABLE tiffin_orders ADD COLUMN booked_by_usual boolean NOT NULL DEFAULT false;
CREATE UNIQUE INDEX tiffin_orders_usual_day ON tiffin_orders (subscription_id, usual_day)
  WHERE usual_day IS NOT NULL;

-- Credits that come, a pause that begins, ends or moves, an approval: whatever changes a plan other
-- than booking and cooking, the usual is looked at again. A plan that is over ends it.
CREATE FUNCTION reconsider_usual() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF NEW.status IN ('cancelled', 'completed') THEN
    UPDATE usual_bookings SET stopped_at = NEW.updated_at, stopped_by = 'plan'
    WHERE subscription_id = NEW.id AND stopped_at IS NULL;
  ELSE
    UPDATE usual_bookings SET filled_through = NULL
    WHERE subscription_id = NEW.id AND stopped_at IS NULL AND filled_through IS NOT NULL;
  END IF;
  RETURN NULL;
END $$;
CREATE TRIGGER subscriptions_usual AFTER UPDATE ON subscriptions FOR EACH ROW
  WHEN (NEW.available > OLD.available
    OR (NEW.available = OLD.available AND NEW.reserved = OLD.reserved))
  EXECUTE FUNCTION reconsider_usual();

-- A closure that is lifted or moved may open days.
CREATE FUNCTION reconsider_every_usual() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE usual_bookings SET filled_through = NULL
  WHERE stopped_at IS NULL AND filled_through IS NOT NULL;
  RETURN NULL;
END $$;
CREATE TRIGGER closures_usual AFTER UPDATE OR DELETE ON closures
  FOR EACH STATEMENT EXECUTE FUNCTION reconsider_every_usual();
