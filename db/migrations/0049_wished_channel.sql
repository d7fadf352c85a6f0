-- What somebody without an e-mail address has told the kitchen about how messages should reach them.
ALTER TABLE customers ADD COLUMN wished_channel text
  CHECK (wished_channel IN ('sms', 'whatsapp', 'paper'));
