import {
  Box,
  Button,
  Link,
  Menu,
  MenuItem,
  Stack,
  ToggleButton,
  ToggleButtonGroup,
  Typography,
  useMediaQuery,
} from '@mui/material';
import { ChevronDown, Copy, ExternalLink } from 'lucide-react';
import { useId, useState } from 'react';
import type { AdminMenuWeek, PlannedWeek } from '#contract/menu/desk-weekly-menus.ts';
import type { IsoDay } from '#domain/platform/days.ts';
import type { PlannerDialogState } from './week-actions.ts';
import { NARROW } from './week-board.tsx';
import { servedSentence, weekName } from './week-text.ts';

type Props = {
  week: AdminMenuWeek;
  calendar: readonly PlannedWeek[];
  thisMonday: IsoDay;
  view: 'plan' | 'shop';
  onView: (view: 'plan' | 'shop') => void;
  onAsk: (asked: PlannerDialogState) => void;
};

type MoreOfWeekProps = {
  onAsk: (asked: PlannerDialogState) => void;
  isCertain: boolean;
  /** Where copying has no button of its own. */
  withCopy: boolean;
};

/** What is seldom done with a week as a whole. */
function MoreOfWeek({ isCertain, withCopy, onAsk }: MoreOfWeekProps) {
  const id = useId();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const ask = (asked: PlannerDialogState) => () => {
    setAnchor(null);
    onAsk(asked);
  };
  return (
    <>
      <Button
        color="secondary"
        aria-haspopup="menu"
        aria-controls={anchor ? id : undefined}
        endIcon={<ChevronDown size={18} aria-hidden />}
        onClick={(event) => setAnchor(event.currentTarget)}
        sx={{ minHeight: 44 }}
      >
        More
      </Button>
      <Menu id={id} anchorEl={anchor} open={anchor !== null} onClose={() => setAnchor(null)}>
        {withCopy && (
          <MenuItem onClick={ask({ about: 'copy-week' })} sx={ITEM}>
            Copy this week…
          </MenuItem>
        )}
        {!isCertain && (
          <MenuItem onClick={ask({ about: 'serve-now' })} sx={ITEM}>
            Serve it this week…
          </MenuItem>
        )}
        <MenuItem
          onClick={ask({ about: 'remove-week' })}
          sx={{ ...ITEM, color: 'house.chilliInk' }}
        >
          {isCertain ? 'Remove this week…' : 'Take it out of the cycle…'}
        </MenuItem>
      </Menu>
    </>
  );
}

const ITEM = { py: 1.25 };

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
