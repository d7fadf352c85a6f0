-- Credits have risen when they stand higher once a change is whole: who changes the hour of a weekly pattern
-- has what it booked released, and books the same credits anew (LOW_CREDITS of domain/account/reminders.ts).
CREATE OR REPLACE FUNCTION forget_low_credits() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  DELETE FROM reminders USING subscriptions
    WHERE kind = 'credits_low' AND about = NEW.id AND part = ''
      AND subscriptions.id = NEW.id AND available > 2;
  RETURN NULL;
END $$;
DROP TRIGGER subscriptions_credits_rose ON subscriptions;
CREATE CONSTRAINT TRIGGER subscriptions_credits_rose AFTER UPDATE ON subscriptions
  DEFERRABLE INITIALLY DEFERRED FOR EACH ROW
  WHEN (OLD.available <= 2 AND NEW.available > 2) EXECUTE FUNCTION forget_low_credits();
