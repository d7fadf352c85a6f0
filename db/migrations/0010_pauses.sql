-- Pauses from a day to a day, and plans that their customers cancel or renew.

-- The first day of a pause. While the plan is still active the pause is planned: nothing can be
-- booked from `pause_from` to `paused_until` (null: without an end), and the clock begins it.
-- Null on a paused plan: its pause began before first days were kept.
ALTER TABLE subscriptions ADD COLUMN pause_from date;
ALTER TABLE subscriptions ADD CHECK (pause_from <= paused_until);
ALTER TABLE subscriptions ADD CHECK (pause_from IS NULL OR paused_by IS NOT NULL);
-- What the clock looks for: planned pauses that begin.
CREATE INDEX subscriptions_pause_planned ON subscriptions (pause_from)
  WHERE status = 'active' AND pause_from IS NOT NULL;

-- The subscription that this one follows, when it was bought to renew it.
ALTER TABLE subscriptions ADD COLUMN renews uuid REFERENCES subscriptions;
CREATE INDEX subscriptions_renews ON subscriptions (renews) WHERE renews IS NOT NULL;

-- What the kitchen still has to pay back after the customer cancelled: the cost of the unused
-- credits, lowered by each payment back, 0 when it is settled; the note says how it was settled
-- without one.
ALTER TABLE subscriptions ADD COLUMN pay_back_due_cents int NOT NULL DEFAULT 0
  CHECK (pay_back_due_cents >= 0);
ALTER TABLE subscriptions ADD COLUMN pay_back_note text;
CREATE INDEX subscriptions_pay_back_due ON subscriptions (ended_at)
  WHERE pay_back_due_cents > 0;
