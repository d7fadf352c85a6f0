-- Who owes something is in the indexes that find what is owed, so that no page of the orders themselves is
-- read for a list of customers.
DROP INDEX subscriptions_owed;
CREATE INDEX subscriptions_owed ON subscriptions (created_at) INCLUDE (customer_id) WHERE owed_cents > 0;
DROP INDEX snack_orders_owed;
CREATE INDEX snack_orders_owed ON snack_orders (delivery_day) INCLUDE (customer_id) WHERE owed_cents > 0;
DROP INDEX catering_inquiries_owed;
CREATE INDEX catering_inquiries_owed ON catering_inquiries (event_day) INCLUDE (customer_id)
  WHERE owed_cents > 0;

-- Some hundreds of customers, known by their ids, are put into the list's order and counted without a page
-- of their table each, of which 25 are shown. Of all customers: an index of some would be read whole by a
-- plan that was made on a kitchen's first day (0060_doubles_in_a_new_kitchen.sql).
CREATE INDEX customers_listed ON customers (id) INCLUDE (created_at, erased_at);
