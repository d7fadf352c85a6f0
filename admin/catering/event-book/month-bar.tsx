import { Box, Button, IconButton, TextField, Typography } from '@mui/material';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { formatMonth } from '#domain/platform/days.ts';
import { type IsoMonth, monthsLater, monthsToChoose } from './months.ts';

type Props = { month: IsoMonth; thisMonth: IsoMonth; onChoose: (month: IsoMonth) => void };

const ARROW = { width: 48, height: 48, border: 1.5, borderColor: 'house.edge' };

/** Which month this is, and the way to others: month by month, this one, any of two years. */
export function MonthBar({ month, thisMonth, onChoose }: Props) {
  const [before, after] = [monthsLater(month, -1), monthsLater(month, 1)];
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
        aria-label={`Previous month, ${formatMonth(before)}`}
        onClick={() => onChoose(before)}
        sx={ARROW}
      >
        <ChevronLeft aria-hidden />
      </IconButton>
      <Typography
        component="h2"
        variant="h2"
        aria-live="polite"
        sx={{
          textAlign: { xs: 'center', md: 'left' },
          order: { md: 2 },
          fontSize: { xs: '1.25rem', sm: '1.5rem' },
        }}
      >
        {formatMonth(month)}
      </Typography>
      <IconButton
        aria-label={`Next month, ${formatMonth(after)}`}
        onClick={() => onChoose(after)}
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
          disabled={month === thisMonth}
          onClick={() => onChoose(thisMonth)}
          sx={{ minHeight: 44, flex: { xs: 1, md: 'none' }, whiteSpace: 'nowrap' }}
        >
          This month
        </Button>
        <TextField
          select
          value={month}
          margin="none"
          onChange={({ target }) => onChoose(target.value)}
          slotProps={{
            select: { native: true },
            htmlInput: { 'aria-label': 'Go to a month' },
          }}
          sx={{
            flex: { xs: 1.4, md: 'none' },
            minWidth: 0,
            width: { md: 190 },
            '& select': { py: 1.25 },
          }}
        >
          {monthsToChoose(thisMonth, month).map((choice) => (
            <option key={choice} value={choice}>
              {formatMonth(choice)}
            </option>
          ))}
        </TextField>
      </Box>
    </Box>
  );
}
