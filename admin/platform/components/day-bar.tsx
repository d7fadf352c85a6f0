import { Box, Button, IconButton, TextField, Typography } from '@mui/material';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { formatDay, formatDayLong, type IsoDay, isDay } from '#domain/platform/days.ts';

type Props = {
  date: IsoDay;
  today: IsoDay;
  /** The days that the arrows lead to; null while that is not known. */
  before: IsoDay | null;
  after: IsoDay | null;
  /** What those days are called. */
  noun: 'day' | 'service day';
  onChoose: (date: IsoDay) => void;
};

const ARROW = { width: 48, height: 48, border: 1.5, borderColor: 'house.edge' };

/** Which day this is, and the way to others: day by day, today, any date. */
export function DayBar({ date, today, before, after, noun, onChoose }: Props) {
  return (
    <Box
      sx={{
        display: 'grid',
        alignItems: 'center',
        gap: 1.25,
        gridTemplateColumns: { xs: 'auto 1fr auto', md: 'auto auto 1fr auto auto' },
      }}
    >
      <IconButton
        aria-label={before ? `Previous ${noun}, ${formatDay(before)}` : `Previous ${noun}`}
        disabled={before === null}
        onClick={() => before && onChoose(before)}
        sx={ARROW}
      >
        <ChevronLeft aria-hidden />
      </IconButton>
      <Box sx={{ textAlign: { xs: 'center', md: 'left' }, order: { md: 2 }, minWidth: 0 }}>
        <Typography component="h2" variant="h2" sx={{ fontSize: { xs: '1.25rem', sm: '1.5rem' } }}>
          {formatDayLong(date)}
        </Typography>
        {date === today && (
          <Typography variant="caption" sx={{ color: 'house.leafInk', fontWeight: 700 }}>
            Today
          </Typography>
        )}
      </Box>
      <IconButton
        aria-label={after ? `Next ${noun}, ${formatDay(after)}` : `Next ${noun}`}
        disabled={after === null}
        onClick={() => after && onChoose(after)}
        sx={{ ...ARROW, order: { md: 1 } }}
      >
        <ChevronRight aria-hidden />
      </IconButton>
      <Box
        sx={{
          gridColumn: { xs: '1 / -1', md: 'auto' },
          order: { md: 3 },
          display: 'flex',
          gap: 1,
          alignItems: 'center',
        }}
      >
        <Button
          variant="outlined"
          color="secondary"
          disabled={date === today}
          onClick={() => onChoose(today)}
          sx={{ minHeight: 44, flex: { xs: 1, md: 'none' } }}
        >
          Today
        </Button>
        <TextField
          type="date"
          value={date}
          margin="none"
          onChange={({ target }) => isDay(target.value) && onChoose(target.value)}
          slotProps={{ htmlInput: { 'aria-label': 'Go to a day' } }}
          sx={{
            flex: { xs: 1.4, md: 'none' },
            minWidth: 0,
            width: { md: 170 },
            '& input': { py: 1.25 },
          }}
        />
      </Box>
    </Box>
  );
}
