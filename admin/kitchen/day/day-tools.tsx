import { Box, Button, InputAdornment, TextField } from '@mui/material';
import { CalendarOff, Megaphone, Printer, Search } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'react-router';
import { ClosureDialog } from '#admin/kitchen/closures/closure-dialog.tsx';
import { today } from '#admin/kitchen/labels/today.ts';
import { useCanCall } from '#admin/platform/client/use-can-call.ts';
import { AsOf } from '#admin/platform/components/as-of.tsx';
import { call } from '#admin/services.ts';
import { adminClosures } from '#contract/kitchen/desk-closures.ts';
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

/** Closes the day that is shown, for those who may and while it is not over or closed already. */
function CloseThisDay({ date, isClosed }: { date: IsoDay; isClosed: boolean }) {
  const may = useCanCall();
  const [asking, setAsking] = useState(false);
  if (isClosed || date < today() || !may(adminClosures.create)) return null;
  const days = { startDate: date, endDate: date };
  return (
    <>
      <Button
        variant="outlined"
        color="secondary"
        startIcon={<CalendarOff size={18} aria-hidden />}
        onClick={() => setAsking(true)}
        sx={{ minHeight: 44, whiteSpace: 'nowrap' }}
      >
        Close this day
      </Button>
      {asking && (
        <ClosureDialog
          {...days}
          save={async (reason, answer) =>
            (await call(adminClosures.create, { body: { ...days, reason, answer } })).data
          }
          onClose={() => setAsking(false)}
        />
      )}
    </>
  );
}

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
      <Button
        component={Link}
        to={`/broadcasts/create?to=day&day=${date}`}
        variant="outlined"
        color="secondary"
        disabled={!holds.anything}
        startIcon={<Megaphone size={18} aria-hidden />}
        sx={{ minHeight: 44, whiteSpace: 'nowrap' }}
      >
        Write to them
      </Button>
      <CloseThisDay date={date} isClosed={props.isClosed} />
      <Box sx={{ width: { xs: '100%', md: 'auto' }, mt: { xs: -0.5, md: 0 } }}>
        <AsOf {...{ readAt, refreshing, onRefresh }} />
      </Box>
    </Box>
  );
}
