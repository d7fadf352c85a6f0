-- What was done with each tiffin, written down when it is done: when, by whom, why, and what changed.

CREATE TABLE tiffin_order_steps (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  order_id uuid NOT NULL REFERENCES tiffin_orders ON DELETE CASCADE,
  at timestamptz NOT NULL,
  -- `customer`, `clock`, or a member of staff as in the credit ledger.
  actor text NOT NULL,
  action text NOT NULL,
  reason text,
  -- Fields as in the audit log: of personal ones only that they changed.
  before jsonb,
  after jsonb
);
CREATE INDEX tiffin_order_steps_order ON tiffin_order_steps (order_id, id);

-- The hour that the customer had chosen, where closing a day has moved the tiffin to another one.
ALTER TABLE tiffin_orders ADD COLUMN chosen_slot text;

-- What is known of the steps before: the audit log has the desk's, the credit ledger everybody else's
-- and the reasons. That the clock confirmed a tiffin was never written down.
CREATE TEMPORARY TABLE desk_lines ON COMMIT DROP AS
  SELECT tiffin.id AS order_id, line.id, line.at, line.actor, line.action,
    line.before, line.after, line.resource,
    -- The kitchen's note had a line about each correction.
    (SELECT regexp_replace(said, '^Corrected [^\n]*? by ' ||
        regexp_replace(line.actor, '([^\w\s])', '\\\1', 'g') || ': ', '')
      FROM unnest(string_to_array(tiffin.internal_note, E'\n')) AS said
      WHERE line.action IN ('correct', 'deliver') AND starts_with(said, concat('Corrected ',
        to_char(line.at AT TIME ZONE 'America/Toronto', 'Mon FMDD, YYYY, FMHH12:MI AM'),
        ' by ', line.actor, ': ', line.after->>'correction'))
      LIMIT 1) AS said
  FROM audit_log AS line JOIN tiffin_orders AS tiffin ON tiffin.id::text = line.resource_id
  WHERE line.resource = 'tiffin-orders' AND line.action <> 'download'
  UNION ALL
  SELECT tiffin.id, line.id, line.at, line.actor, line.action, NULL,
    CASE line.action WHEN 'take-back' THEN line.after END, line.resource, NULL
  FROM audit_log AS line
  CROSS JOIN LATERAL (
    SELECT closed.after -> 'delivered' AS numbers FROM audit_log AS closed
    WHERE closed.resource = 'kitchen-days' AND closed.resource_id = line.resource_id
      AND closed.action = 'close-day' AND closed.id <= line.id
    ORDER BY closed.id DESC LIMIT 1) AS closing
  JOIN tiffin_orders AS tiffin ON closing.numbers ? tiffin.number
  WHERE line.resource = 'kitchen-days' AND line.action IN ('close-day', 'take-back');

INSERT INTO tiffin_order_steps (order_id, at, actor, action, reason, before, after)
SELECT order_id, at, actor, action, reason, before, after FROM (
  SELECT line.order_id, line.at, line.actor,
    CASE line.action WHEN 'update' THEN 'change' ELSE line.action END AS action,
    CASE WHEN line.action IN ('change', 'update', 'take-back', 'decide-credit', 'close-day') THEN NULL
      ELSE coalesce(line.said, line.after->>'correction', entry.reason) END AS reason,
    CASE line.action WHEN 'update' THEN line.before END AS before,
    CASE line.action WHEN 'update' THEN line.after WHEN 'decide-credit' THEN line.after
      WHEN 'take-back' THEN line.after || jsonb_build_object('resource', line.resource) END AS after
  FROM desk_lines AS line LEFT JOIN LATERAL (
    SELECT nullif(reason, line.action) AS reason FROM credit_entries AS entry
    WHERE entry.order_id = line.order_id AND entry.at = line.at AND starts_with(actor, 'staff ')
    ORDER BY entry.id LIMIT 1) AS entry ON true
  UNION ALL
  SELECT entry.order_id, entry.at, entry.actor,
    CASE WHEN entry.reason = 'usual' THEN 'usual' WHEN starts_with(unique_key, 'step:') THEN 'take-back'
      ELSE split_part(unique_key, ':', 4) END,
    CASE WHEN starts_with(unique_key, 'step:') OR entry.reason IN ('usual', split_part(unique_key, ':', 4))
      THEN NULL ELSE entry.reason END,
    NULL,
    (SELECT jsonb_build_object('takenBack', step.action, 'resource', step.resource)
      FROM desk_steps AS step WHERE unique_key LIKE 'step:%' AND step.id::text = split_part(unique_key, ':', 2))
  FROM credit_entries AS entry
  WHERE entry.order_id IS NOT NULL AND unique_key NOT LIKE '%:release'
    AND (starts_with(unique_key, 'step:') OR split_part(unique_key, ':', 4) <> '')
    AND NOT (starts_with(actor, 'staff ') AND EXISTS (
      SELECT FROM desk_lines AS line WHERE line.order_id = entry.order_id AND line.at = entry.at))
) AS known ORDER BY at;

-- Where the ledger had no reason, the last end has the tiffin's own.
UPDATE tiffin_order_steps AS step SET reason = tiffin.cancel_reason
FROM tiffin_orders AS tiffin
WHERE tiffin.id = step.order_id AND step.reason IS NULL AND step.id = (
  SELECT max(ended.id) FROM tiffin_order_steps AS ended WHERE ended.order_id = tiffin.id
    AND ended.action IN ('decline', 'expire', 'cancel', 'skip', 'fail'));

-- Corrections are told by the steps now, and no longer by the kitchen's note.
UPDATE tiffin_orders AS tiffin SET internal_note = (
  SELECT nullif(string_agg(said, E'\n' ORDER BY place), '')
  FROM unnest(string_to_array(tiffin.internal_note, E'\n')) WITH ORDINALITY AS line (said, place)
  WHERE said !~ '^Corrected [A-Z][a-z]{2} \d{1,2}, \d{4}, \d{1,2}:\d{2} [AP]M by ')
WHERE internal_note ~ '(^|\n)Corrected [A-Z][a-z]{2} \d{1,2}, \d{4}, ';

-- Why a snack order is in a state after all, where that was corrected; so far its note said it.
ALTER TABLE snack_order_steps ADD COLUMN note text;

-- The other days that closing one has taken a snack order to.
CREATE TABLE snack_order_moves (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  order_id uuid NOT NULL REFERENCES snack_orders ON DELETE CASCADE,
  at timestamptz NOT NULL,
  actor text NOT NULL,
  reason text,
  from_day date NOT NULL,
  from_time text NOT NULL,
  to_day date NOT NULL,
  to_time text NOT NULL
);
CREATE INDEX snack_order_moves_order ON snack_order_moves (order_id);
CREATE TRIGGER snack_order_moves_journal AFTER INSERT OR UPDATE OR DELETE ON snack_order_moves
  FOR EACH ROW WHEN (coalesce(current_setting('dabba.step', true), '') <> '')
  EXECUTE FUNCTION journal_step();
