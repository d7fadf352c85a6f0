-- Whoever was told that their credits run low is told again once they have risen in between: that is
-- noted where they rise (LOW_CREDITS of domain/account/reminders.ts), and nobody looks through all plans for it.
CREATE FUNCTION forget_low_credits() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  DELETE FROM reminders WHERE kind = 'credits_low' AND about = NEW.id AND part = '';
  RETURN NULL;
END $$;
CREATE TRIGGER subscriptions_credits_rose AFTER UPDATE ON subscriptions FOR EACH ROW
  WHEN (OLD.available <= 2 AND NEW.available > 2) EXECUTE FUNCTION forget_low_credits();
DELETE FROM reminders USING subscriptions
  WHERE kind = 'credits_low' AND about = subscriptions.id AND available > 2;
DROP INDEX subscriptions_not_low;
