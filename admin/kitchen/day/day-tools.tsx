import { Box, Button, InputAdornment, TextField } from '@mui/material';
import { Printer, Search } from 'lucide-react';
import { Link } from 'react-router';
import { CloseThisDay } from '#admin/kitchen/closing/close-this-day.tsx';
import { AsOf } from '#admin/platform/parts/as-of.tsx';
import type { IsoDay } from '#domain/platform/days.ts';

type Props = {
  date: IsoDay;
  /** Whether there are tiffins, and whether there is anything to make at all. */
  holds: { tiffins: boolean; anything: boolean };
  /** The kitchen is closed on it. */
  isClosed: boolean;
  search: string;
  onSearch: (typed: string) => void;
  readAt: number;
  refreshing: boolean;
  onRefresh: () => void;
};

const SHEETS = [
  { sheet: 'kitchen-sheet', words: 'Kitchen sheet', needs: 'anything' },
  { sheet: 'labels', words: 'Labels', needs: 'tiffins' },
  // Snack orders are brought, too.
  { sheet: 'delivery-list', words: 'Delivery list', needs: null },
] as const;

/** Search, what goes on paper, and how fresh this is. */
export function DayTools(props: Props) {
  const { date, search, onSearch, readAt, refreshing, onRefresh, holds } = props;
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'center' }}>
      <TextField
        type="search"
        value={search}
        margin="none"
        placeholder="Name, phone, address, number"
        onChange={({ target }) => onSearch(target.value)}
        slotProps={{
          htmlInput: { 'aria-label': 'Search this day' },
          input: {
            startAdornment: (
              <InputAdornment position="start">
                <Search size={18} aria-hidden />
              </InputAdornment>
            ),
          },
        }}
        sx={{ flex: { xs: '1 1 100%', sm: '1 1 240px' }, '& input': { py: 1.25 } }}
      />
      {SHEETS.map(({ sheet, words, needs }) => (
        <Button
          key={sheet}
          component={Link}
          to={`/print/${sheet}?date=${date}`}
          variant="outlined"
          color="secondary"
          disabled={needs !== null && !holds[needs]}
          startIcon={<Printer size={18} aria-hidden />}
          sx={{ minHeight: 44, flex: { xs: '1 1 auto', sm: 'none' }, whiteSpace: 'nowrap' }}
        >
          {words}
        </Button>
      ))}
      <CloseThisDay date={date} isClosed={props.isClosed} />
      <Box sx={{ width: { xs: '100%', md: 'auto' }, mt: { xs: -0.5, md: 0 } }}>
        <AsOf {...{ readAt, refreshing, onRefresh }} />
      </Box>
    </Box>
  );
}
