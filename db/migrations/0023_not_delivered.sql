-- Tiffins that could not be handed over: cancelled to their customer, with what becomes of the credit.
-- Whoever drives does not decide about it; until somebody has, it stays used.
ALTER TABLE tiffin_orders
  ADD COLUMN not_delivered text CHECK (not_delivered IN ('undecided', 'returned', 'kept')),
  ADD CONSTRAINT tiffin_orders_not_delivered_is_cancelled
    CHECK (not_delivered IS NULL OR status = 'cancelled');

UPDATE tiffin_orders SET not_delivered = CASE WHEN credits_used > 0 THEN 'kept' ELSE 'returned' END
WHERE status = 'cancelled' AND EXISTS (
  SELECT FROM audit_log WHERE resource = 'tiffin-orders' AND resource_id = tiffin_orders.id::text
    AND (action = 'fail' OR action = 'correct' AND before->>'status' = 'delivered'));

CREATE INDEX tiffin_orders_undecided ON tiffin_orders (delivery_day)
  WHERE not_delivered = 'undecided';
