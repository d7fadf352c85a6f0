import { Box, Button, IconButton, InputAdornment, TextField } from '@mui/material';
import { Search, ShoppingBag, Truck } from 'lucide-react';
import { useState } from 'react';
import type { DeliveryType } from '#contract/snacks/orders.ts';
import type { CounterFilter } from './counter-view.ts';

type Props = {
  filter: CounterFilter;
  onFilter: (filter: CounterFilter) => void;
  counts: Record<DeliveryType, number>;
};

const WAYS = [
  { way: 'pickup', words: 'Pickup', Icon: ShoppingBag },
  { way: 'delivery', words: 'Delivery', Icon: Truck },
] as const;

/** Narrows the counter: to pickup or delivery, and to what is typed. */
export function CounterTools({ filter, onFilter, counts }: Props) {
  const [searching, setSearching] = useState(false);
  return (
    <Box
      sx={{
        display: 'flex',
        flexWrap: { xs: 'wrap', sm: 'nowrap' },
        gap: 1,
        alignItems: 'center',
        flex: { xs: '1 1 100%', sm: '1 1 440px' },
      }}
    >
      <Box role="group" aria-label="Show only" sx={{ display: 'flex', gap: 0.75 }}>
        {WAYS.map(({ way, words, Icon }) => {
          const on = filter.way === way;
          return (
            <Button
              key={way}
              variant={on ? 'contained' : 'outlined'}
              color="secondary"
              aria-pressed={on}
              startIcon={<Icon size={18} aria-hidden />}
              onClick={() => onFilter({ ...filter, way: on ? null : way })}
              sx={{ minHeight: 44, px: 1.5, whiteSpace: 'nowrap' }}
            >
              {words} {counts[way]}
            </Button>
          );
        })}
      </Box>
      <IconButton
        aria-label="Search this day"
        aria-expanded={searching}
        onClick={() => setSearching(!searching)}
        sx={{ width: 44, height: 44, ml: 'auto', display: { sm: 'none' } }}
      >
        <Search size={20} aria-hidden />
      </IconButton>
      <TextField
        type="search"
        value={filter.search}
        margin="none"
        placeholder="Name, phone, number, snack"
        onChange={({ target }) => onFilter({ ...filter, search: target.value })}
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
        sx={{
          display: { xs: searching || filter.search ? 'flex' : 'none', sm: 'flex' },
          flex: { xs: '1 1 100%', sm: '1 1 200px' },
          '& input': { py: 1.25 },
        }}
      />
    </Box>
  );
}
