import { Box, Link, Stack, Typography } from '@mui/material';
import { ChevronRight } from 'lucide-react';
import { Link as RouterLink } from 'react-router';
import { useMay } from '#admin/platform/client/use-may.ts';
import { Section } from '#admin/platform/parts/section.tsx';
import { toneOf } from '#admin/platform/theme/colours.ts';
import type { Overview } from '#contract/kitchen/desk/desk.ts';
import { type WaitingItem, waitingAt } from './waiting.ts';

const Item = ({ item }: { item: WaitingItem }) => (
  <Link
    component={RouterLink}
    to={item.to}
    color="inherit"
    underline="none"
    sx={({ palette }) => ({
      display: 'flex',
      alignItems: 'center',
      gap: 1.5,
      minHeight: 64,
      px: 2,
      py: 1,
      borderRadius: 3,
      bgcolor: toneOf(palette.house, item.tone).tint,
      '&:hover': { outline: `2px solid ${palette.house.edge}` },
    })}
  >
    <Box
      component="span"
      sx={({ palette }) => ({
        color: toneOf(palette.house, item.tone).ink,
        fontSize: '1.75rem',
        fontWeight: 800,
        fontStretch: '86%',
        lineHeight: 1,
        minWidth: '1.3em',
        textAlign: 'center',
        fontVariantNumeric: 'tabular-nums',
      })}
    >
      {item.count}
    </Box>
    <Box component="span" sx={{ flex: 1, fontWeight: 600, lineHeight: 1.3 }}>
      {item.words}
    </Box>
    <ChevronRight size={20} aria-hidden style={{ flex: 'none' }} />
  </Link>
);

/** Everything that waits, as one list of links. */
export function WaitingList({ overview }: { overview: Overview }) {
  const may = useMay();
  const items = waitingAt(overview).filter(({ needs }) => !needs || may(needs));
  return (
    <Section title="Waiting for you">
      {items.length === 0 ? (
        <Typography color="textSecondary">
          Nothing waits. What needs somebody shows up here.
        </Typography>
      ) : (
        <Stack component="ul" sx={{ gap: 1, listStyle: 'none', m: 0, p: 0 }}>
          {items.map((item) => (
            <li key={item.key}>
              <Item item={item} />
            </li>
          ))}
        </Stack>
      )}
    </Section>
  );
}
