-- Plans with more credits than a reminder is sent at are few: whoever was told that theirs run low is found
-- among them (db/account/reminders.ts).
CREATE INDEX subscriptions_not_low ON subscriptions (id) WHERE available > 2;
-- Of many who are called the same those come first who were heard of last (db/account/find-customers.ts).
CREATE INDEX customers_updated ON customers (updated_at);
-- Who is called by a number has no name; few have none (db/account/customer-name.ts).
CREATE INDEX customers_nameless ON customers (id) WHERE first_name = '';
