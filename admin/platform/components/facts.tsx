import { Box, Link, Typography } from '@mui/material';
import type { ReactNode } from 'react';
import { formatMoney } from '#domain/platform/money.ts';
import { keepTogetherIn } from './keep-together.tsx';

/** Facts as label and value, in as many columns as there is room for. */
export const Facts = ({ children, min = 150 }: { children: ReactNode; min?: number }) => (
  <Box
    component="dl"
    sx={{
      m: 0,
      display: 'grid',
      gap: '14px 20px',
      gridTemplateColumns: `repeat(auto-fill, minmax(min(${min}px, 100%), 1fr))`,
    }}
  >
    {children}
  </Box>
);

/** One fact; nothing when there is nothing to say. */
export function Fact({
  label,
  children,
  wide,
}: {
  label: string;
  children: ReactNode;
  wide?: boolean;
}) {
  if (children === null || children === undefined || children === false || children === '')
    return null;
  return (
    <Box sx={{ minWidth: 0, ...(wide && { gridColumn: '1 / -1' }) }}>
      <Typography component="dt" variant="caption" color="textSecondary">
        {label}
      </Typography>
      <Typography component="dd" sx={{ m: 0, overflowWrap: 'anywhere', whiteSpace: 'pre-line' }}>
        {keepTogetherIn(children)}
      </Typography>
    </Box>
  );
}

/** An address to write to. Too long for its line, it goes on below at its @. */
export function MailLink({ email }: { email: string | null }) {
  if (!email) return <>None: what they are written is printed</>;
  const at = email.lastIndexOf('@');
  return (
    <Link href={`mailto:${email}`} color="inherit">
      {email.slice(0, at)}
      <wbr />
      {email.slice(at)}
    </Link>
  );
}

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
