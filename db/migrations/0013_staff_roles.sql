-- Who sees what at the desk, and what the desk does with the account of a customer.

-- An owner runs everything, the kitchen its day, a driver the day's deliveries.
ALTER TABLE staff DROP CONSTRAINT staff_role_check;
UPDATE staff SET role = 'kitchen' WHERE role = 'staff';
ALTER TABLE staff ADD CONSTRAINT staff_role_check CHECK (role IN ('owner', 'kitchen', 'driver'));

-- What the desk did with an account, and why: disabled and enabled it, signed its owner out, merged
-- another one into it. Never read by the customer.
CREATE TABLE customer_steps (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  customer_id uuid NOT NULL REFERENCES customers ON DELETE CASCADE,
  action text NOT NULL CHECK (action IN ('disable', 'enable', 'sign-out', 'merge')),
  reason text NOT NULL,
  actor text NOT NULL,
  at timestamptz NOT NULL
);
CREATE INDEX customer_steps_customer ON customer_steps (customer_id, id DESC);

-- Accounts that became part of another one: their rows are gone, what they had belongs to it.
CREATE TABLE merged_accounts (
  id uuid PRIMARY KEY,
  customer_id uuid NOT NULL REFERENCES customers,
  at timestamptz NOT NULL
);
CREATE INDEX merged_accounts_customer ON merged_accounts (customer_id);
