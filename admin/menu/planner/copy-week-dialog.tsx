import { Typography } from '@mui/material';
import { useState } from 'react';
import type { AskedProps } from './asked-of-week.tsx';
import { CopyDialog, WeekChoice } from './copy-dialog.tsx';
import { weekName } from './week-words.ts';

/** Copies a whole week over another one. */
export function CopyWeekDialog({ week, weeks, thisMonday, changer, onClose }: AskedProps) {
  const others = weeks.filter(({ id }) => id !== week.id);
  const [goalId, setGoalId] = useState(others[0]?.id ?? '');
  const goal = others.find(({ id }) => id === goalId);
  return (
    <CopyDialog
      title={`Copy ${weekName(week)}`}
      missing={goal ? null : 'There is no other week yet. Add one, and let it begin as a copy.'}
      onCopy={() =>
        goal &&
        changer.apply(goal, () => week.days, `${weekName(week)} copied to ${weekName(goal)}`)
      }
      onClose={onClose}
    >
      {goal && (
        <>
          <WeekChoice
            label="To the week"
            weeks={others}
            value={goalId}
            thisMonday={thisMonday}
            onChange={setGoalId}
          />
          <Typography color="textSecondary" sx={{ mt: 1 }}>
            It replaces everything that is planned there. Undo brings it back.
          </Typography>
        </>
      )}
    </CopyDialog>
  );
}
