import { Alert, Button, Stack } from '@mui/material';
import { useRefetchAll } from '#admin/platform/client/use-call.ts';
import type { AdminMenuWeek } from '#contract/menu/desk-weekly-menus.ts';
import type { WeekEditor } from './use-week-edits.ts';
import type { UnsavedChange } from './week-edits.ts';
import { weekName } from './week-text.ts';

type Props = { weeks: readonly AdminMenuWeek[]; changer: WeekEditor };

/** What could not be stored, week by week, and the ways on. The change itself stays on the screen. */
export function SaveProblems({ weeks, changer }: Props) {
  const problems = [...changer.unsaved].filter(([, { state }]) => state !== 'saving');
  return problems.map(([id, unsaved]) => {
    const week = weeks.find((one) => one.id === id);
    return (
      <SaveProblem
        key={id}
        name={week ? weekName(week) : 'A week'}
        unsaved={unsaved}
        onRetry={() => changer.plans.retry(id)}
        onDiscard={() => {
          changer.plans.discard(id);
          changer.say('This is the week as it is stored.');
        }}
      />
    );
  });
}

type ProblemProps = {
  name: string;
  unsaved: UnsavedChange;
  onRetry: () => void;
  onDiscard: () => void;
};

function SaveProblem({ name, unsaved: { state, problem }, onRetry, onDiscard }: ProblemProps) {
  const readAgain = useRefetchAll();
  const isConflict = state === 'conflict';
  return (
    <Alert severity="error" sx={{ flexWrap: 'wrap', '& .MuiAlert-action': { ml: 0, pl: 0 } }}>
      {isConflict
        ? `Somebody else has changed ${name} meanwhile. Your change is on the screen, and not saved.`
        : state === 'gone'
          ? `Somebody has removed ${name} meanwhile, so your change to it cannot be saved.`
          : `Your change to ${name} is on the screen, and not saved. ${problem}`}
      <Stack direction="row" sx={{ flexWrap: 'wrap', gap: 1, mt: 1 }}>
        {state !== 'gone' && !isConflict && (
          <Button variant="contained" onClick={onRetry}>
            Try again
          </Button>
        )}
        <Button
          variant={isConflict ? 'contained' : 'outlined'}
          color={isConflict ? 'primary' : 'inherit'}
          onClick={() => {
            onDiscard();
            void readAgain();
          }}
        >
          {isConflict ? 'Load theirs' : 'Drop my change'}
        </Button>
        {isConflict && (
          <Button variant="outlined" color="inherit" onClick={onRetry}>
            Save mine over it
          </Button>
        )}
      </Stack>
    </Alert>
  );
}
