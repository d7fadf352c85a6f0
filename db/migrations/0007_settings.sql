-- What customers choose about mails, counting and the looks, and what is counted.

-- The settings of spec 2 section 3, whole, checked by the contract's schema; null while nothing was
-- chosen, and then the defaults hold.
ALTER TABLE customers ADD COLUMN settings jsonb;

-- Whoever asked for catering without an account has no settings, and can still want no reminders.
ALTER TABLE catering_inquiries ADD COLUMN wants_updates boolean NOT NULL DEFAULT true;

-- How often a kind of page was looked at on a Toronto day, and nothing about who did.
CREATE TABLE page_views (
  day date NOT NULL,
  page text NOT NULL,
  views int NOT NULL DEFAULT 1 CHECK (views > 0),
  PRIMARY KEY (day, page)
);

-- When the account was last opened with a session, to the quarter of an hour.
ALTER TABLE sessions ADD COLUMN last_seen_at timestamptz;
