-- Of a common name the desk's searches read the first few hundred here, instead of coming across them in the
-- table; of a plan the last word of the whole name is one.
CREATE INDEX subscriptions_last_name
  ON subscriptions (lower(split_part(customer_name, ' ', -1)) text_pattern_ops);
CREATE INDEX catering_inquiries_last_name ON catering_inquiries (lower(last_name) text_pattern_ops);
