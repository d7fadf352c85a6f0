-- Of a common name the desk's searches read the first few hundred here, instead of coming across them in the
-- table; of a plan the last word of the whole name is one.
CREATE INDEX subscriptions_last_name
  ON subscriptions (lower(split_part(customer_name, ' ', -1)) text_pattern_ops);
CREATE INDEX catering_inquiries_last_name ON catering_inquiries (lower(last_name) text_pattern_ops);

-- Whose plans are in a state is in the index that finds them: a page of the table for each plan that
-- somebody left years ago would be read to say so.
DROP INDEX subscriptions_status;
CREATE INDEX subscriptions_status ON subscriptions (status, created_at DESC) INCLUDE (customer_id);
