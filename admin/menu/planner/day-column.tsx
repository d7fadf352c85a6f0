import { useDroppable } from '@dnd-kit/core';
import { Box, Button, Divider, IconButton, Menu, MenuItem, Stack, Typography } from '@mui/material';
import { EllipsisVertical, Plus, TriangleAlert } from 'lucide-react';
import { useId, useState } from 'react';
import { COLOURS } from '#admin/platform/theme/colours.ts';
import type { MenuEntry } from '#contract/menu/desk-weekly-menus.ts';
import { DishCard } from './dish-card.tsx';
import { dayId } from './use-card-drag.ts';
import { warningsOf } from './warnings.ts';
import type { PlannedDay, WeekActions } from './week-actions.ts';
import { shortDate, warningText } from './week-text.ts';

type Props = {
  day: PlannedDay;
  /** All seven, to move to. */
  days: readonly PlannedDay[];
  narrow: boolean;
  planning: WeekActions;
  /** Before which card the dragged one would come; null when it would come elsewhere. */
  line: number | null;
};

/** Which day it is, and what can be done with it as a whole. */
function DayHead({ day, planning }: { day: PlannedDay; planning: WeekActions }) {
  const id = useId();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const { name, date, isToday, entries } = day;
  const then = (what: () => void) => () => {
    setAnchor(null);
    what();
  };
  const nothing = entries.length === 0;
  return (
    <Stack direction="row" sx={{ alignItems: 'center', pl: 0.5 }}>
      <Box sx={{ flex: 1, minWidth: 0, lineHeight: 1.2 }}>
        <Typography component="h3" variant="h5">
          {name}
        </Typography>
        <Box component="span" sx={{ fontSize: '0.8125rem', color: 'text.secondary' }}>
          {date ? shortDate(date) : ''}
          {isToday && (
            <Box component="strong" sx={{ color: 'house.leafInk' }}>
              {' '}
              Today
            </Box>
          )}
        </Box>
      </Box>
      <IconButton
        aria-label={`More for ${name}`}
        aria-haspopup="menu"
        aria-controls={anchor ? id : undefined}
        onClick={(event) => setAnchor(event.currentTarget)}
        sx={{ width: 44, height: 44, mr: -0.5 }}
      >
        <EllipsisVertical size={20} aria-hidden />
      </IconButton>
      <Menu id={id} anchorEl={anchor} open={anchor !== null} onClose={() => setAnchor(null)}>
        <MenuItem onClick={then(() => planning.ask({ about: 'add-dish', day: day.day }))} sx={ITEM}>
          Add a dish…
        </MenuItem>
        <MenuItem
          disabled={nothing}
          onClick={then(() => planning.ask({ about: 'copy-day', day: day.day }))}
          sx={ITEM}
        >
          Copy {name} to…
        </MenuItem>
        <Divider />
        <MenuItem
          disabled={nothing}
          onClick={then(() => planning.clear(day.day))}
          sx={{ ...ITEM, color: 'house.chilliInk' }}
        >
          Remove all dishes
        </MenuItem>
      </Menu>
    </Stack>
  );
}

const ITEM = { py: 1.25 };

/** A day of the week: what is wrong with it, its dishes, and the way to add one. */
export function DayColumn({ day, days, narrow, planning, line }: Props) {
  const { entries, name } = day;
  const { setNodeRef } = useDroppable({ id: dayId(day.day) });
  return (
    <Stack
      component="section"
      ref={setNodeRef}
      aria-label={name}
      data-day={day.day}
      sx={{
        minWidth: 0,
        gap: 0.75,
        p: narrow ? 1.25 : 0.75,
        borderRadius: 4,
        border: '1px solid',
        borderColor: line === null ? 'divider' : 'house.turmericInk',
        bgcolor: 'house.sunken',
        ...(day.isToday && { boxShadow: TODAY }),
      }}
    >
      <DayHead day={day} planning={planning} />
      <Warnings day={day} planning={planning} />
      <Stack component="ul" aria-label={`Dishes on ${name}`} sx={LIST}>
        {entries.map((entry: MenuEntry, place) => (
          <DishCard
            key={entry.dishId}
            entry={entry}
            spot={{ day: day.day, place }}
            days={days}
            narrow={narrow}
            planning={planning}
            line={
              line === place
                ? 'above'
                : line === entries.length && place === entries.length - 1
                  ? 'below'
                  : null
            }
          />
        ))}
      </Stack>
      <Button
        data-add
        color="secondary"
        startIcon={<Plus size={18} aria-hidden />}
        aria-label={`Add a dish to ${name}`}
        onClick={() => planning.ask({ about: 'add-dish', day: day.day })}
        sx={{ minHeight: 44, alignSelf: narrow ? 'start' : 'stretch', px: 1.5 }}
      >
        {narrow ? 'Add a dish' : 'Add'}
      </Button>
    </Stack>
  );
}

function Warnings({ day, planning }: { day: PlannedDay; planning: WeekActions }) {
  const { dishOf, boxes } = planning;
  const warnings = warningsOf({ ...day, dishOf, boxes });
  if (warnings.length === 0) return null;
  return (
    <Box component="ul" aria-label={`To look at on ${day.name}`} sx={WARNINGS}>
      {warnings.map(warningText).map((words) => (
        <li key={words}>
          <TriangleAlert size={15} aria-hidden style={{ flex: 'none', marginTop: 2 }} />
          <span>{words}</span>
        </li>
      ))}
    </Box>
  );
}

const LIST = { listStyle: 'none', m: 0, p: 0, gap: 0.75, minHeight: 8 };

const TODAY = `inset 0 0 0 1.5px ${COLOURS.leafInk}`;

const WARNINGS = {
  listStyle: 'none',
  m: 0,
  p: 0,
  '& li': {
    display: 'flex',
    gap: 0.5,
    px: 0.75,
    py: 0.375,
    borderRadius: 2,
    bgcolor: 'house.turmericTint',
    color: 'house.turmericInk',
    fontSize: '0.8125rem',
    fontWeight: 650,
    lineHeight: 1.3,
    overflowWrap: 'anywhere',
  },
  '& li + li': { mt: 0.5 },
};
