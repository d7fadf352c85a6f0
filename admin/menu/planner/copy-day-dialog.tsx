import { Box, Checkbox, FormControlLabel, Radio, RadioGroup, Typography } from '@mui/material';
import { useId, useState } from 'react';
import { MENU_DAYS } from '#domain/menu/weekly-menu.ts';
import type { AskedProps } from './asked-of-week.tsx';
import { CopyDialog, WeekChoice } from './copy-dialog.tsx';
import { type CopyMode, dishesOn, withCopies } from './week-days.ts';
import { weekName } from './week-words.ts';

type Props = AskedProps & { day: number };

/** Copies the dishes of a day to other days, of this week or another. */
export function CopyDayDialog({ day, week, weeks, thisMonday, changer, onClose }: Props) {
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
