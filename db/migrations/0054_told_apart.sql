-- Somebody whom the kitchen wrote down and somebody who signs in, who share a phone number or an e-mail
-- address and are two people: the kitchen has said so.
CREATE TABLE told_apart (
  written_id uuid NOT NULL REFERENCES customers ON DELETE CASCADE,
  signed_in_id uuid NOT NULL REFERENCES customers ON DELETE CASCADE,
  at timestamptz NOT NULL,
  actor text NOT NULL,
  PRIMARY KEY (written_id, signed_in_id)
);
CREATE INDEX told_apart_signed_in ON told_apart (signed_in_id);

-- Who has ordered with a number or an address that is somebody else's in the kitchen's book.
CREATE INDEX subscriptions_phone ON subscriptions (customer_phone);
CREATE INDEX subscriptions_email ON subscriptions (customer_email);
CREATE INDEX snack_orders_phone ON snack_orders (customer_phone);
CREATE INDEX snack_orders_email ON snack_orders (customer_email);
