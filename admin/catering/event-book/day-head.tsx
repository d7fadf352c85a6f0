import { Link } from '@mui/material';
import { Link as RouterLink } from 'react-router';
import { Chip } from '#admin/platform/parts/chip.tsx';
import type { IsoDay } from '#domain/platform/days.ts';

type Props = {
  date: IsoDay;
  /** How the date is written; `name` says it whole to those who cannot see where it stands. */
  words: string;
  name: string;
  isToday: boolean;
};

/** The date of a day, which leads to its tiffins. */
export const DayHead = ({ date, words, name, isToday }: Props) => (
  <>
    <Link
      component={RouterLink}
      to={`/kitchen-day?date=${date}`}
      color="inherit"
      underline="hover"
      aria-label={`${name}, the kitchen's day`}
      {...(isToday && { 'aria-current': 'date' as const })}
      sx={{
        display: 'inline-flex',
        alignItems: 'center',
        justifyContent: 'center',
        minWidth: 32,
        minHeight: 32,
        // Alone in its row there: as tall as a thumb needs.
        '@media (max-width: 999px)': { minHeight: 44 },
        fontWeight: 750,
        fontVariantNumeric: 'tabular-nums',
      }}
    >
      {words}
    </Link>
    {isToday && <Chip tone="leaf">Today</Chip>}
  </>
);
