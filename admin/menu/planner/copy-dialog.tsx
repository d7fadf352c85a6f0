import {
  Box,
  Button,
  Checkbox,
  Dialog,
  DialogActions,
  DialogContent,
  DialogTitle,
  FormControlLabel,
  MenuItem,
  Radio,
  RadioGroup,
  TextField,
  Typography,
} from '@mui/material';
import { type ReactNode, useId, useState } from 'react';
import type { AdminMenuWeek } from '#contract/menu/desk-weekly-menus.ts';
import { MENU_DAYS } from '#domain/menu/weekly-menu.ts';
import type { IsoDay } from '#domain/platform/days.ts';
import type { PlannerDialogProps } from './use-week-edits.ts';
import { type CopyMode, dishesOn, withCopies } from './week-days.ts';
import { servedWhen, weekName } from './week-text.ts';

type Props = {
  title: string;
  /** Why nothing can be copied yet; null when it can. */
  missing: string | null;
  onCopy: () => void;
  onClose: () => void;
  children: ReactNode;
};

/** A question about copying; what is copied shows at once and is stored behind that. */
export function CopyDialog({ title, missing, onCopy, onClose, children }: Props) {
  const titleId = useId();
  const reasonId = useId();
  return (
    <Dialog open fullWidth maxWidth="xs" aria-labelledby={titleId} onClose={onClose} scroll="body">
      <DialogTitle id={titleId}>{title}</DialogTitle>
      <DialogContent sx={{ pb: 1 }}>
        {children}
        {missing && (
          <div id={reasonId} role="status">
            {missing}
          </div>
        )}
      </DialogContent>
      <DialogActions>
        <Button color="secondary" onClick={onClose}>
          Not now
        </Button>
        <Button
          variant="contained"
          disabled={missing !== null}
          aria-describedby={missing ? reasonId : undefined}
          onClick={() => {
            onCopy();
            onClose();
          }}
        >
          Copy
        </Button>
      </DialogActions>
    </Dialog>
  );
}

type WeekChoiceProps = {
  label: string;
  weeks: readonly AdminMenuWeek[];
  value: string;
  thisMonday: IsoDay;
  onChange: (id: string) => void;
};

/** One of the weeks. */
export const WeekChoice = ({ label, weeks, value, thisMonday, onChange }: WeekChoiceProps) => (
  <TextField
    select
    label={label}
    value={value}
    onChange={({ target }) => onChange(target.value)}
    slotProps={{ htmlInput: { 'aria-label': label } }}
  >
    {weeks.map((week) => (
      <MenuItem key={week.id} value={week.id}>
        {weekName(week)} ({servedWhen(week, thisMonday)})
      </MenuItem>
    ))}
  </TextField>
);

type CopyDayDialogProps = PlannerDialogProps & { day: number };

/** Copies the dishes of a day to other days, of this week or another. */
export function CopyDayDialog({
  day,
  week,
  weeks,
  thisMonday,
  changer,
  onClose,
}: CopyDayDialogProps) {
  const daysId = useId();
  const [goalId, setGoalId] = useState(week.id);
  const [days, setDays] = useState<number[]>([]);
  const [mode, setMode] = useState<CopyMode>('replace');
  const goal = weeks.find(({ id }) => id === goalId) ?? week;
  const isHere = goal.id === week.id;
  const chosen = days.filter((each) => !isHere || each !== day);
  const hasDishes = chosen.some((each) => dishesOn(goal.days, each).length > 0);
  const from = MENU_DAYS[day];
  const names = new Intl.ListFormat('en-CA').format(chosen.map((each) => MENU_DAYS[each] ?? ''));

  function copy(): void {
    const entries = dishesOn(week.days, day);
    const where = isHere ? names : `${names} of ${weekName(goal)}`;
    changer.apply(
      goal,
      (all) => withCopies(all, entries, chosen, mode),
      `${from} copied to ${where}`,
    );
  }

  return (
    <CopyDialog
      title={`Copy ${from}`}
      missing={chosen.length === 0 ? 'Please choose the days to copy it to.' : null}
      onCopy={copy}
      onClose={onClose}
    >
      <WeekChoice
        label="Into the week"
        weeks={weeks}
        value={goalId}
        thisMonday={thisMonday}
        onChange={setGoalId}
      />
      <Box role="group" aria-labelledby={daysId} sx={{ mt: 1.5 }}>
        <Typography id={daysId} sx={{ fontWeight: 650 }}>
          To
        </Typography>
        {MENU_DAYS.map((name, each) => (
          <FormControlLabel
            key={name}
            label={name}
            disabled={isHere && each === day}
            control={
              <Checkbox
                checked={chosen.includes(each)}
                onChange={(_event, on) =>
                  setDays(on ? [...days, each].toSorted() : days.filter((other) => other !== each))
                }
              />
            }
            sx={{ width: '50%', mr: 0, minHeight: 44 }}
          />
        ))}
      </Box>
      {hasDishes && (
        <RadioGroup
          aria-label="Dishes that are there already"
          value={mode}
          onChange={(_event, value) => setMode(value as CopyMode)}
          sx={{ mt: 1 }}
        >
          <FormControlLabel
            value="replace"
            control={<Radio />}
            label="Replace the dishes that are there"
            sx={{ minHeight: 44 }}
          />
          <FormControlLabel
            value="add"
            control={<Radio />}
            label="Add to the dishes that are there"
            sx={{ minHeight: 44 }}
          />
        </RadioGroup>
      )}
    </CopyDialog>
  );
}
