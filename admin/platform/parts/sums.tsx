import { Box } from '@mui/material';
import { formatMoney } from '#domain/money/money.ts';

/** A sum with its name, in cents; null while it cannot be worked out. */
export type Sum = { label: string; amount: number | null; main?: true };

/** What something comes to, line by line; the main one large. */
export const Sums = ({ sums }: { sums: readonly Sum[] }) => (
  <Box
    component="dl"
    sx={{
      display: 'grid',
      gridTemplateColumns: '1fr auto',
      gap: '4px 24px',
      maxWidth: 320,
      m: 0,
      mt: 2,
      ml: 'auto',
      fontVariantNumeric: 'tabular-nums',
      '& dd': { m: 0, textAlign: 'right' },
    }}
  >
    {sums.map(({ label, amount, main }) => (
      <Box key={label} sx={{ display: 'contents', ...(main && MAIN) }}>
        <dt>{label}</dt>
        <dd>{amount === null ? '–' : formatMoney(amount)}</dd>
      </Box>
    ))}
  </Box>
);

const MAIN = { '& > *': { fontWeight: 800, fontSize: '1.25rem' } };
