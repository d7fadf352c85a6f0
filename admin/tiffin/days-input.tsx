import { Alert, Box, Button, FormHelperText, ToggleButton, Typography } from '@mui/material';
import { useId, useState } from 'react';
import { useInput } from 'react-admin';
import { useFormContext, useWatch } from 'react-hook-form';
import { today } from '#admin/kitchen/labels/today.ts';
import { LoadBar } from '#admin/kitchen/load-bar.tsx';
import type { BookingDay } from '#contract/tiffin/desk-by-phone.ts';
import { addDays, formatDay, formatSlot, type IsoDay } from '#domain/platform/days.ts';
import { dayWords } from './booking-words.ts';

/** What a form has of days to book. */
type DaysForm = { days: IsoDay[]; quantity: number };

/** `Today`, `Tomorrow`, `Thu, Nov 26` */
export function dayText(date: IsoDay): string {
  if (date === today()) return 'Today';
  return date === addDays(today(), 1) ? 'Tomorrow' : formatDay(date);
}

/** What stands in the way of a day, or is booked on it already. */
function remarkOf({ closed, booked, isPastCutoff, isPaused }: BookingDay): string {
  if (closed !== null) return `Closed: ${closed}`;
  if (isPaused) return 'Paused';
  const [first] = booked;
  if (first) {
    const tiffins = booked.reduce((sum, { quantity }) => sum + quantity, 0);
    const names = booked.flatMap(({ memberName }) => memberName ?? []);
    const whose = names.length > 0 ? ` (${names.join(', ')})` : '';
    return `${tiffins} booked${whose}, ${formatSlot(first.deliveryTimeSlot)}`;
  }
  return isPastCutoff ? 'After the cut-off' : '';
}

/** So many days are shown at first: two weeks of work. */
const DAYS_AT_FIRST = 10;

/** The days to book, each with how full it is and what the plan has on it already. */
export function DaysInput({ days }: { days: readonly BookingDay[] }) {
  const labelId = useId();
  const errorId = useId();
  const [all, setAll] = useState(false);
  const { field, fieldState } = useInput<IsoDay[]>({ source: 'days' });
  const chosen: IsoDay[] = field.value ?? [];
  const toggle = (day: BookingDay) => {
    const { date } = day;
    if (isOff(day)) return;
    field.onChange(
      chosen.includes(date) ? chosen.filter((one) => one !== date) : [...chosen, date].sort(),
    );
  };
  const shown = all ? days : days.slice(0, DAYS_AT_FIRST);
  return (
    <Box
      role="group"
      tabIndex={-1}
      ref={field.ref}
      aria-labelledby={labelId}
      aria-describedby={fieldState.error ? errorId : undefined}
      sx={{ mb: 2 }}
    >
      <Typography id={labelId} variant="body2" color="textSecondary" sx={{ mb: 0.75 }}>
        Days
      </Typography>
      <Box
        sx={{
          display: 'grid',
          gap: 1,
          gridTemplateColumns: 'repeat(auto-fill, minmax(132px, 1fr))',
        }}
      >
        {shown.map((day) => (
          <DayButton
            key={day.date}
            day={day}
            isChosen={chosen.includes(day.date)}
            onPress={() => toggle(day)}
          />
        ))}
      </Box>
      {days.length > shown.length && (
        <Button color="secondary" onClick={() => setAll(true)} sx={{ mt: 0.5 }}>
          More days
        </Button>
      )}
      {fieldState.error && (
        <FormHelperText id={errorId} error role="alert">
          {fieldState.error.message}
        </FormHelperText>
      )}
    </Box>
  );
}

/** Whether nothing is brought that day, whoever asks. */
const isOff = ({ closed, isPaused }: BookingDay): boolean => closed !== null || isPaused;

type DayButtonProps = { day: BookingDay; isChosen: boolean; onPress: () => void };

/** One of the days; why it cannot be had is read where it stands. */
const DayButton = ({ day, isChosen, onPress }: DayButtonProps) => (
  <ToggleButton
    value={day.date}
    selected={isChosen}
    aria-disabled={isOff(day)}
    onChange={onPress}
    sx={{
      // Side by side their days stand in one line, however much is said below.
      display: 'flex',
      flexDirection: 'column',
      alignItems: 'stretch',
      justifyContent: 'flex-start',
      p: 1,
      minHeight: 76,
      textAlign: 'left',
      textTransform: 'none',
      lineHeight: 1.35,
      borderRadius: 2,
      borderColor: 'house.line',
      color: 'text.primary',
      '&.Mui-selected, &.Mui-selected:hover': {
        bgcolor: 'house.turmericTint',
        borderColor: 'house.turmericInk',
        color: 'house.turmericInk',
      },
      ...(isOff(day) && { color: 'text.secondary', borderStyle: 'dashed', cursor: 'default' }),
    }}
  >
    <strong>{dayText(day.date)}</strong>
    <Box component="span" sx={{ display: 'block', my: 0.5 }}>
      <LoadBar {...day.day} waiting={0} />
    </Box>
    <Typography component="span" variant="caption" sx={{ display: 'block' }}>
      {remarkOf(day) || `${day.day.tiffins} of ${day.day.capacity}`}
    </Typography>
  </ToggleButton>
);

/** The day before the one that is proposed, for a caller who meant that and rang too late. */
export function LateDay({ date }: { date: IsoDay }) {
  const { setValue, setFocus } = useFormContext<DaysForm>();
  const days = useWatch<DaysForm, 'days'>({ name: 'days' });
  if (days.includes(date)) return null;
  return (
    <Alert
      severity="info"
      icon={false}
      sx={{ mb: 1.5, flexWrap: 'wrap' }}
      action={
        <Button
          color="inherit"
          onClick={() => {
            setValue('days', [date], { shouldDirty: true });
            // Enter books it from there.
            setFocus('quantity');
          }}
        >
          Take {date === addDays(today(), 1) ? 'tomorrow' : formatDay(date)} instead
        </Button>
      }
    >
      The cut-off for {dayWords(date, today())}, has passed.
    </Alert>
  );
}
