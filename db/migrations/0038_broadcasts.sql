-- What the kitchen has written to many customers at once, and to whom in which way.
CREATE TABLE broadcasts (
  id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  at timestamptz NOT NULL,
  actor text NOT NULL,
  purpose text NOT NULL CHECK (purpose IN ('service', 'promotion')),
  subject text NOT NULL,
  text text NOT NULL,
  audience text NOT NULL
);
CREATE INDEX broadcasts_at ON broadcasts (at DESC);

-- Everybody once. What became of a mail is the mail's own state.
CREATE TABLE broadcast_recipients (
  broadcast_id uuid NOT NULL REFERENCES broadcasts ON DELETE CASCADE,
  customer_id uuid NOT NULL REFERENCES customers ON DELETE CASCADE,
  way text NOT NULL CHECK (way IN ('mail', 'by_hand', 'none')),
  reason text CHECK (reason IN
    ('no_email', 'turned_off', 'no_consent', 'not_proved', 'leaving', 'no_mail_server')),
  mail_id uuid REFERENCES mails ON DELETE SET NULL,
  told_at timestamptz,
  told_by text,
  PRIMARY KEY (broadcast_id, customer_id),
  CHECK ((way = 'mail') = (reason IS NULL)),
  CHECK ((told_at IS NULL) = (told_by IS NULL)),
  CHECK (told_at IS NULL OR way <> 'none')
);
CREATE INDEX broadcast_recipients_customer ON broadcast_recipients (customer_id);
CREATE INDEX broadcast_recipients_mail ON broadcast_recipients (mail_id) WHERE mail_id IS NOT NULL;
