import {
  Box,
  Button,
  Link,
  Stack,
  ToggleButton,
  ToggleButtonGroup,
  Typography,
  useMediaQuery,
} from '@mui/material';
import { Copy, ExternalLink } from 'lucide-react';
import type { AdminMenuWeek, PlannedWeek } from '#contract/menu/desk/weekly-menus.ts';
import type { IsoDay } from '#domain/platform/days.ts';
import { MoreOfWeek } from './more-of-week.tsx';
import type { Asked } from './planning.ts';
import { NARROW } from './week-board.tsx';
import { servedSentence, weekName } from './week-words.ts';

type Props = {
  week: AdminMenuWeek;
  calendar: readonly PlannedWeek[];
  thisMonday: IsoDay;
  view: 'plan' | 'shop';
  onView: (view: 'plan' | 'shop') => void;
  onAsk: (asked: Asked) => void;
};

/** Which week this is, when it is served, and what can be done with it as a whole. */
export function WeekHead({ week, calendar, thisMonday, view, onView, onAsk }: Props) {
  const narrow = useMediaQuery(NARROW, { noSsr: true });
  return (
    <Stack sx={HEAD}>
      <Box sx={{ flex: 1, minWidth: 0 }}>
        <Typography component="h2" variant="h2">
          {weekName(week)}
        </Typography>
        <Typography color="textSecondary">{servedSentence(week, calendar, thisMonday)}</Typography>
      </Box>
      <Stack direction="row" sx={{ flexWrap: 'wrap', alignItems: 'center', gap: 1 }}>
        <ToggleButtonGroup
          exclusive
          value={view}
          onChange={(_event, chosen: Props['view'] | null) => chosen && onView(chosen)}
          aria-label="What is shown"
          sx={TOGGLE}
        >
          <ToggleButton value="plan">Plan</ToggleButton>
          <ToggleButton value="shop">As customers see it</ToggleButton>
        </ToggleButtonGroup>
        {week.nextServed && (
          <Button
            component={Link}
            href={`/weeklymenu?week=${week.nextServed}`}
            target="_blank"
            rel="noopener"
            color="secondary"
            endIcon={<ExternalLink size={18} aria-hidden />}
            sx={{ minHeight: 44 }}
          >
            Open in the shop
            <span className="words-for-readers">(in a new tab)</span>
          </Button>
        )}
        {!narrow && (
          <Button
            color="secondary"
            startIcon={<Copy size={18} aria-hidden />}
            onClick={() => onAsk({ about: 'copy-week' })}
            sx={{ minHeight: 44 }}
          >
            Copy this week
          </Button>
        )}
        <MoreOfWeek isCertain={week.weekStart !== null} withCopy={narrow} onAsk={onAsk} />
      </Stack>
    </Stack>
  );
}

const HEAD = {
  flexDirection: { lg: 'row' },
  alignItems: { lg: 'end' },
  gap: 1.25,
};

const TOGGLE = {
  '& button': { minHeight: 44, px: 1.75, textTransform: 'none', color: 'text.primary' },
};
