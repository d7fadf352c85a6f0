-- Each time somebody has said whether they want a kind of optional mails: that they have agreed to offers
-- has to be shown (Canada's Anti-Spam Legislation, S.C. 2010, c. 23, section 13). Of what was told the
-- kitchen: on which day, and who wrote it down.
CREATE TABLE mail_choices (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  customer_id uuid NOT NULL REFERENCES customers,
  choice text NOT NULL CHECK (choice IN ('email', 'orderUpdates', 'promotions')),
  is_on boolean NOT NULL,
  at timestamptz NOT NULL,
  how text NOT NULL CHECK (how IN ('settings', 'unsubscribe_link', 'phone', 'paper')),
  told_on date,
  actor text,
  CHECK ((how IN ('phone', 'paper')) = (told_on IS NOT NULL)),
  CHECK ((told_on IS NULL) = (actor IS NULL))
);
CREATE INDEX mail_choices_customer ON mail_choices (customer_id, id);

-- What was said stays as it was said. It goes with the customer, and moves where two accounts become one.
CREATE FUNCTION refuse_changed_choice() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  OLD.customer_id := NEW.customer_id;
  IF NEW IS DISTINCT FROM OLD THEN
    RAISE EXCEPTION '% is append-only', TG_TABLE_NAME;
  END IF;
  RETURN NEW;
END $$;
CREATE TRIGGER mail_choices_append_only BEFORE UPDATE ON mail_choices
  FOR EACH ROW EXECUTE FUNCTION refuse_changed_choice();
