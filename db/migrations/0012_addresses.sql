-- The addresses of a customer.

-- The profile's address is the default one: the book holds the others (docs/decisions/0023). Its id
-- and its label travel with it when another one takes its place; both mean nothing while there is
-- no address.
ALTER TABLE customers
  ADD COLUMN address_id uuid NOT NULL DEFAULT gen_random_uuid(),
  ADD COLUMN address_label text NOT NULL DEFAULT '' CHECK (length(address_label) <= 40);

CREATE TABLE customer_addresses (
  id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  customer_id uuid NOT NULL REFERENCES customers ON DELETE CASCADE,
  label text NOT NULL DEFAULT '' CHECK (length(label) <= 40),
  address text NOT NULL CHECK (length(address) BETWEEN 1 AND 500),
  -- What makes it this address (domain/address-key.ts): one door is kept once.
  address_key text NOT NULL,
  created_at timestamptz NOT NULL DEFAULT now(),
  UNIQUE (customer_id, address_key)
);
