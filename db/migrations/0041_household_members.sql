-- People of a household who eat along under one account, each with a diet and allergies of their own.
CREATE TABLE household_members (
  id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  customer_id uuid NOT NULL REFERENCES customers,
  name text NOT NULL,
  diet text NOT NULL DEFAULT 'vegetarian' CHECK (diet IN ('vegetarian', 'jain', 'swaminarayan')),
  allergies text NOT NULL DEFAULT '',
  created_at timestamptz NOT NULL DEFAULT now(),
  -- Who was taken out stays as long as a plan or a tiffin is for them, and has no place on any list.
  removed_at timestamptz
);
CREATE UNIQUE INDEX household_members_one_name ON household_members (customer_id, lower(name))
  WHERE removed_at IS NULL;
CREATE INDEX household_members_customer ON household_members (customer_id);

CREATE TRIGGER household_members_journal AFTER INSERT OR UPDATE OR DELETE ON household_members
  FOR EACH ROW WHEN (coalesce(current_setting('dabba.step', true), '') <> '')
  EXECUTE FUNCTION journal_step();

-- Whom a plan and a tiffin are for; null: the account holder. The name is a copy, as diet and
-- allergies are.
ALTER TABLE subscriptions
  ADD COLUMN member_id uuid REFERENCES household_members,
  ADD COLUMN member_name text,
  ADD CONSTRAINT subscriptions_member CHECK ((member_id IS NULL) = (member_name IS NULL));
ALTER TABLE tiffin_orders
  ADD COLUMN member_id uuid REFERENCES household_members,
  ADD COLUMN member_name text,
  ADD CONSTRAINT tiffin_orders_member CHECK ((member_id IS NULL) = (member_name IS NULL));
CREATE INDEX subscriptions_of_member ON subscriptions (member_id) WHERE member_id IS NOT NULL;
CREATE INDEX tiffin_orders_of_member ON tiffin_orders (member_id) WHERE member_id IS NOT NULL;

-- Two people of one household get two boxes at one door.
DROP INDEX tiffin_orders_one_live;
CREATE UNIQUE INDEX tiffin_orders_one_live ON tiffin_orders
  (subscription_id, delivery_day, slot, address_key, member_id) NULLS NOT DISTINCT
  WHERE status NOT IN ('cancelled', 'skipped');
