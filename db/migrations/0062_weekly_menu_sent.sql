-- The Monday of the last weekly menu that a customer was sent, so that the clock, which asks each minute
-- of a Sunday evening whom the menu is still to be sent to, does not look through all customers for them. What
-- decides is the row in reminders, also for a node of the version before.
ALTER TABLE customers ADD COLUMN weekly_menu_sent date;
UPDATE customers SET weekly_menu_sent = last.week
  FROM (SELECT about, max(part)::date AS week FROM reminders WHERE kind = 'weekly_menu' GROUP BY about) AS last
  WHERE last.about = customers.id;

CREATE FUNCTION note_weekly_menu() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE customers SET weekly_menu_sent = NEW.part::date WHERE id = NEW.about;
  RETURN NULL;
END $$;
CREATE TRIGGER reminders_weekly_menu AFTER INSERT OR UPDATE OF about ON reminders FOR EACH ROW
  WHEN (NEW.kind = 'weekly_menu') EXECUTE FUNCTION note_weekly_menu();

CREATE INDEX customers_news ON customers (coalesce(weekly_menu_sent, '-infinity'), id)
  WHERE email_verified_at IS NOT NULL AND (settings->'notifications'->>'promotions')::boolean;
