-- When START was answered last from a number on a channel: a STOP from before it, told late, ends nothing.
CREATE TABLE opt_ins (
  phone text NOT NULL,
  channel text NOT NULL CHECK (channel IN ('sms', 'whatsapp')),
  at timestamptz NOT NULL,
  PRIMARY KEY (phone, channel)
);
