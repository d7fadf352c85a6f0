import { Box, Stack } from '@mui/material';
import type { ReactNode } from 'react';

type ListProps = { label: string; id?: string; hidden?: boolean; children: ReactNode };

/** Amounts and what they are of, in two columns where there is room. */
export const AmountsList = ({ label, children, ...props }: ListProps) => (
  <Box component="ul" aria-label={label} {...props} sx={LIST}>
    {children}
  </Box>
);

type AmountProps = {
  /** How much; null where nothing is booked yet. */
  amount: ReactNode | null;
  /** How wide all amounts of the list are, in pixels. */
  width: number;
  children: ReactNode;
};

/** How much, and of what. */
export const Amount = ({ amount, width, children }: AmountProps) => (
  <Stack component="li" direction="row" sx={ROW}>
    {amount !== null && <Box sx={{ ...AMOUNT, width }}>{amount}</Box>}
    <Box sx={{ minWidth: 0, overflowWrap: 'anywhere', lineHeight: 1.3 }}>{children}</Box>
  </Stack>
);

const LIST = {
  listStyle: 'none',
  m: 0,
  p: 0,
  '&:not([hidden])': { display: 'grid' },
  columnGap: 3,
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))' },
  '& li': { borderTop: 1, borderColor: 'divider' },
};

const ROW = { alignItems: 'baseline', gap: 1.5, minWidth: 0, py: 0.75 };

const AMOUNT = {
  flex: 'none',
  fontSize: '1.25rem',
  fontWeight: 800,
  fontStretch: '90%',
  lineHeight: 1.2,
  fontVariantNumeric: 'tabular-nums',
};
