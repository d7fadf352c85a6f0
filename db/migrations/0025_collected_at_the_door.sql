-- What whoever brings an order has collected there: until it is handed over, the money is with them.
ALTER TABLE payments ADD COLUMN at_door boolean NOT NULL DEFAULT false;
CREATE INDEX payments_at_door ON payments (received_day) WHERE at_door;
