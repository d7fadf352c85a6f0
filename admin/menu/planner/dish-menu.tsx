import {
  Checkbox,
  Divider,
  IconButton,
  ListSubheader,
  Menu,
  MenuItem,
  type SxProps,
} from '@mui/material';
import { EllipsisVertical } from 'lucide-react';
import { useId, useState } from 'react';
import { Link } from 'react-router';
import { DIET_LABELS } from '#admin/kitchen/labels/choices.ts';
import type { Diet } from '#contract/account/diet.ts';
import type { AdminDish } from '#contract/menu/desk-dishes.ts';
import type { MenuEntry } from '#contract/menu/desk-weekly-menus.ts';
import { servedDiets } from '#domain/menu/weekly-menu.ts';
import type { PlannedDay, WeekActions } from './week-actions.ts';
import type { MenuPosition } from './week-days.ts';
import { servedToText } from './week-text.ts';

type Props = {
  entry: MenuEntry;
  dish: AdminDish | undefined;
  name: string;
  spot: MenuPosition;
  days: readonly PlannedDay[];
  planning: WeekActions;
  buttonSx: SxProps;
};

type ServedToItemProps = {
  entry: MenuEntry;
  name: string;
  spot: MenuPosition;
  planning: WeekActions;
  diet: Diet;
  suits: readonly Diet[];
};

/** One of the diets that a dish suits: whether it is served to them that day. */
function ServedToItem({ diet, entry, name, spot, planning, suits }: ServedToItemProps) {
  const served = servedDiets(suits, entry.servedTo);
  const checked = served.includes(diet);
  function toggle() {
    const next = suits.filter((each) => served.includes(each) !== (each === diet));
    const servedTo = next.length === suits.length ? null : next;
    planning.change(spot, { servedTo }, `${name} goes to: ${servedToText(suits, servedTo)}`);
  }
  return (
    <MenuItem
      role="menuitemcheckbox"
      aria-checked={checked}
      disabled={checked && served.length === 1}
      onClick={toggle}
      sx={{ minHeight: 44, py: 0.25 }}
    >
      <Checkbox
        checked={checked}
        tabIndex={-1}
        aria-hidden
        sx={{ ml: -1.25, pointerEvents: 'none' }}
      />
      {DIET_LABELS[diet]}
    </MenuItem>
  );
}

/** Everything that can be done with a dish on a day: who gets it, where it moves, the dish itself. */
export function DishMenu({ entry, dish, name, spot, days, planning, buttonSx }: Props) {
  const id = useId();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const [moving, setMoving] = useState(false);
  const { name: dayName = '', entries = [] } = days[spot.day] ?? {};

  const close = () => setAnchor(null);
  const then = (what: () => void) => () => {
    close();
    what();
  };
  const moveTo = (to: MenuPosition) => then(() => planning.move(spot, to, 'menu'));

  const toDays = days.map((day) => {
    const hasIt = day.entries.some(({ dishId }) => dishId === entry.dishId);
    return (
      <MenuItem
        key={day.day}
        autoFocus={day.day === (spot.day === 0 ? 1 : 0)}
        disabled={hasIt}
        onClick={moveTo({ day: day.day, place: day.entries.length })}
        sx={ITEM}
      >
        {day.name}
        {hasIt && (day.day === spot.day ? ' (here)' : ' (has it already)')}
      </MenuItem>
    );
  });
  const suits = dish?.diets ?? [];
  const all = [
    ...(suits.length > 1
      ? [
          <ListSubheader key="who" sx={{ lineHeight: 2.5, bgcolor: 'transparent' }}>
            Who gets it
          </ListSubheader>,
          ...suits.map((diet) => (
            <ServedToItem key={diet} {...{ diet, suits, entry, name, spot, planning }} />
          )),
          <Divider key="after who" />,
        ]
      : []),
    <MenuItem key="move" onClick={() => setMoving(true)} sx={ITEM}>
      Move to another day…
    </MenuItem>,
    <MenuItem
      key="up"
      disabled={spot.place === 0}
      onClick={moveTo({ ...spot, place: spot.place - 1 })}
      sx={ITEM}
    >
      One up
    </MenuItem>,
    <MenuItem
      key="down"
      disabled={spot.place === entries.length - 1}
      onClick={moveTo({ ...spot, place: spot.place + 1 })}
      sx={ITEM}
    >
      One down
    </MenuItem>,
    <Divider key="after moves" />,
    <MenuItem key="edit" component={Link} to={`/dishes/${entry.dishId}`} sx={ITEM}>
      Edit the dish
    </MenuItem>,
    <MenuItem
      key="remove"
      onClick={then(() => planning.remove(spot))}
      sx={{ ...ITEM, color: 'house.chilliInk' }}
    >
      Remove from {dayName}
    </MenuItem>,
  ];

  return (
    <>
      <IconButton
        data-mover="menu"
        aria-label={`More for ${name} on ${dayName}`}
        aria-haspopup="menu"
        aria-controls={anchor ? id : undefined}
        onClick={(event) => {
          setMoving(false);
          setAnchor(event.currentTarget);
        }}
        sx={{ ...(buttonSx as object), color: 'text.secondary' }}
      >
        <EllipsisVertical size={19} aria-hidden />
      </IconButton>
      <Menu id={id} anchorEl={anchor} open={anchor !== null} onClose={close}>
        {moving ? toDays : all}
      </Menu>
    </>
  );
}

const ITEM = { minHeight: 44, py: 1 };
