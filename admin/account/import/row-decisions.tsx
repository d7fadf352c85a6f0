import { Button, Stack, Typography } from '@mui/material';
import type { JudgedRow, RowDecision } from '#contract/account/desk-imports.ts';

const DECISION_WORDS: Record<RowDecision, string> = {
  leave_out: 'Leave it out',
  same_person: 'The same person: add what is new',
  another_person: 'Another person',
  same_plan: 'The same plan, written twice: leave it out',
  another_plan: 'Another plan of theirs: add it',
};

type Props = {
  judged: JudgedRow | undefined;
  decision: RowDecision | null;
  onDecide: (decision: RowDecision | null) => void;
};

/** What can be decided about a row that may be of a customer who is there already, or of a plan of theirs. */
export function RowDecisions({ judged, decision, onDecide }: Props) {
  const isKnown = judged?.outcome === 'known';
  const offered = (judged?.decisions ?? []).filter((one) => {
    if (one === decision) return false;
    // Nothing is written of it as it is.
    return !(isKnown && (one === 'leave_out' || one === 'same_plan'));
  });
  if (offered.length === 0 && decision === null) return null;
  return (
    <Stack direction="row" sx={{ gap: 1, flexWrap: 'wrap', alignItems: 'center' }}>
      {decision && (
        <Typography color="textSecondary">
          Decided: {DECISION_WORDS[decision].toLowerCase()}.
        </Typography>
      )}
      {offered.map((one) => (
        <Button
          key={one}
          size="small"
          variant="outlined"
          color="secondary"
          onClick={() => onDecide(one)}
        >
          {DECISION_WORDS[one]}
        </Button>
      ))}
      {decision && (
        <Button size="small" color="secondary" onClick={() => onDecide(null)}>
          Undo the decision
        </Button>
      )}
    </Stack>
  );
}
