import { Box, Divider, IconButton, Menu, MenuItem, Stack, Typography } from '@mui/material';
import { EllipsisVertical } from 'lucide-react';
import { useId, useState } from 'react';
import type { PlannedDay, Planning } from './planning.ts';
import { shortDate } from './week-words.ts';

/** Which day it is, and what can be done with it as a whole. */
export function DayHead({ day, planning }: { day: PlannedDay; planning: Planning }) {
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
