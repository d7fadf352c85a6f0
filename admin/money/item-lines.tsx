import { Box } from '@mui/material';
import type { AdminSnackOrder } from '#contract/snacks/desk-orders.ts';

/** What is in an order, a line each: how many first, and what was asked for with it. */
export const ItemLines = ({ items }: Pick<AdminSnackOrder, 'items'>) => (
  <Box component="ul" aria-label="Snacks" sx={{ listStyle: 'none', m: 0, p: 0 }}>
    {items.map(({ name, unit, quantity, specialInstructions }, place) => (
      <Box
        component="li"
        // biome-ignore lint/suspicious/noArrayIndexKey: the lines of an order never change
        key={place}
        sx={{ display: 'grid', gridTemplateColumns: 'auto minmax(0, 1fr)', columnGap: 1, py: 0.25 }}
      >
        <Box
          component="span"
          sx={{ fontWeight: 800, fontSize: '1.125rem', lineHeight: 1.3, minWidth: '1.4em' }}
        >
          {quantity}×
        </Box>
        <Box component="span" sx={{ lineHeight: 1.35, pt: '1px', overflowWrap: 'anywhere' }}>
          <strong>{name}</strong>
          {unit && (
            <>
              {' '}
              <Box
                component="span"
                sx={{ color: 'text.secondary', fontSize: '0.875rem', display: 'inline-block' }}
              >
                {unit}
              </Box>
            </>
          )}
          {specialInstructions && <CustomerNote>{specialInstructions}</CustomerNote>}
        </Box>
      </Box>
    ))}
  </Box>
);

/** What the customer asks for, marked so that it is not read past. */
export const CustomerNote = ({ children }: { children: string }) => (
  <Box
    component="span"
    sx={{
      display: 'block',
      borderLeft: 3,
      borderColor: 'house.turmeric',
      pl: 1,
      my: 0.25,
      fontWeight: 600,
      lineHeight: 1.35,
      overflowWrap: 'anywhere',
      whiteSpace: 'pre-line',
    }}
  >
    {children}
  </Box>
);
