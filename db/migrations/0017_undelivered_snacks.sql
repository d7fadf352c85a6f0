-- Snack orders that could not be handed over: the food is there, and the kitchen brings it again,
-- hands it over after all, or cancels the order.
ALTER TABLE snack_orders DROP CONSTRAINT snack_orders_status_check;
ALTER TABLE snack_orders ADD CONSTRAINT snack_orders_status_check CHECK (status IN
  ('pending', 'confirmed', 'preparing', 'ready', 'undelivered', 'delivered', 'cancelled'));

-- Why it could not be, the last time; the customer reads it.
ALTER TABLE snack_orders ADD COLUMN fail_reason text;

DROP INDEX snack_orders_open;
CREATE INDEX snack_orders_open ON snack_orders (delivery_day)
  WHERE status IN ('pending', 'confirmed', 'preparing', 'ready', 'undelivered');
