import { Box, Button, TextField } from '@mui/material';
import { today } from '#admin/platform/words/today.ts';
import { type IsoDay, isDay } from '#domain/platform/days.ts';
import { lastDays, type VisitDays } from './visit-days.ts';

const RANGES = [7, 30, 90];

/** Which days are counted, and the way to others. */
export function DaysBar({
  days,
  onChoose,
}: {
  days: VisitDays;
  onChoose: (to: VisitDays) => void;
}) {
  const date = (name: 'from' | 'to', label: string) => (
    <TextField
      type="date"
      label={label}
      value={days[name]}
      margin="none"
      onChange={({ target }) => {
        const day: IsoDay = target.value;
        // The other end comes along, so that the days are always some.
        if (isDay(day))
          onChoose(
            name === 'from'
              ? { from: day, to: day > days.to ? day : days.to }
              : { from: day < days.from ? day : days.from, to: day },
          );
      }}
      slotProps={{ inputLabel: { shrink: true } }}
      sx={{ flex: { xs: 1, sm: 'none' }, width: { sm: 170 } }}
    />
  );
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.25, alignItems: 'center' }}>
      <Box sx={{ display: 'flex', gap: 1.25, flex: { xs: '1 1 100%', sm: 'none' } }}>
        {date('from', 'From')}
        {date('to', 'To')}
      </Box>
      {RANGES.map((count) => {
        const range = lastDays(today(), count);
        const isChosen = range.from === days.from && range.to === days.to;
        return (
          <Button
            key={count}
            variant={isChosen ? 'contained' : 'outlined'}
            color="secondary"
            aria-pressed={isChosen}
            onClick={() => onChoose(range)}
            sx={{ minHeight: 44, flex: { xs: 1, sm: 'none' }, whiteSpace: 'nowrap' }}
          >
            {count} days
          </Button>
        );
      })}
    </Box>
  );
}
