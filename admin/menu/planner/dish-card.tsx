import { useDraggable } from '@dnd-kit/core';
import { Box, IconButton, Skeleton, Stack } from '@mui/material';
import { GripVertical, Star } from 'lucide-react';
import type { KeyboardEvent, PointerEvent } from 'react';
import { COURSE_LABELS } from '#admin/kitchen/labels/choices.ts';
import { AllergensMissing } from '#admin/menu/dishes/dish-facts.tsx';
import { Chip } from '#admin/platform/components/chip.tsx';
import type { Diet } from '#contract/account/diet.ts';
import type { MenuEntry } from '#contract/menu/desk-weekly-menus.ts';
import { DishMenu } from './dish-menu.tsx';
import { cardId } from './use-card-drag.ts';
import type { PlannedDay, WeekActions } from './week-actions.ts';
import type { MenuPosition } from './week-days.ts';
import { servedToText } from './week-text.ts';

type Props = {
  entry: MenuEntry;
  spot: MenuPosition;
  days: readonly PlannedDay[];
  narrow: boolean;
  planning: WeekActions;
  /** Where a dragged dish would come. */
  line: 'above' | 'below' | null;
};

type WhoGetsProps = { suits: readonly Diet[] } & Pick<MenuEntry, 'servedTo'>;

/** Whom it is served to, where that is not everybody; loud when nobody gets it. */
function ServedToLabel({ suits, servedTo }: WhoGetsProps) {
  const words = servedToText(suits, servedTo);
  if (words === 'Everybody') return null;
  return (
    <Chip
      tone={words === 'Nobody' ? 'chilli' : 'turmeric'}
      sx={{ whiteSpace: 'normal', fontSize: '0.75rem', px: 0.75, mr: 0.5 }}
    >
      {words}
    </Chip>
  );
}

/** A dish on a day: what it is, who gets it, and what can be done with it. */
export function DishCard(props: Props) {
  const { entry, spot, days, narrow, planning, line } = props;
  const { setNodeRef, listeners, isDragging } = useDraggable({ id: cardId(spot) });
  const dish = planning.dishOf(entry.dishId);
  const name = dish?.name ?? 'this dish';
  const { name: dayName = '', entries = [] } = days[spot.day] ?? {};
  const button = narrow ? WIDE_BUTTON : SMALL_BUTTON;
  const course = dish && COURSE_LABELS[dish.course];

  const goals: Record<string, MenuPosition> = {
    ArrowUp: { day: spot.day, place: spot.place - 1 },
    ArrowDown: { day: spot.day, place: spot.place + 1 },
    ArrowLeft: { day: spot.day - 1, place: spot.place },
    ArrowRight: { day: spot.day + 1, place: spot.place },
  };
  function moveByKey(event: KeyboardEvent) {
    const to = goals[event.key];
    if (!to || event.altKey || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    planning.move(spot, to, 'handle');
  }

  /** A finger scrolls the page by the words, and drags by the handle. */
  function dragByMouse(event: PointerEvent) {
    if (event.pointerType === 'mouse') listeners?.onPointerDown?.(event);
  }

  const words = (
    <Box
      onPointerDown={dragByMouse}
      sx={{ flex: 1, minWidth: 0, cursor: 'grab', ...(!narrow && { p: 0.75, pb: 0 }) }}
    >
      <Box sx={{ fontWeight: 650, lineHeight: 1.25, overflowWrap: 'anywhere' }}>
        {dish ? dish.name : <Skeleton />}
      </Box>
      {narrow && <Box sx={COURSE}>{course}</Box>}
      {dish && <ServedToLabel suits={dish.diets} servedTo={entry.servedTo} />}
      {dish && <AllergensMissing {...dish} />}
      {dish && !dish.isActive && <Chip tone="steel">Off</Chip>}
    </Box>
  );
  const handle = (
    <IconButton
      data-mover="handle"
      aria-label={`Move ${name}, ${dayName}, place ${spot.place + 1} of ${entries.length}`}
      onKeyDown={moveByKey}
      {...listeners}
      sx={{ ...button, color: 'text.secondary', touchAction: 'none', cursor: 'grab' }}
    >
      <GripVertical size={20} aria-hidden />
    </IconButton>
  );
  const star = (
    <IconButton
      aria-label={`Special on ${dayName}: ${name}`}
      aria-pressed={entry.isSpecial}
      onClick={() =>
        planning.change(
          spot,
          { isSpecial: !entry.isSpecial },
          `${name} is ${entry.isSpecial ? 'no special any more' : 'a special'} on ${dayName}`,
        )
      }
      sx={{ ...button, color: entry.isSpecial ? 'house.turmericInk' : 'text.secondary' }}
    >
      <Star size={19} aria-hidden fill={entry.isSpecial ? 'currentColor' : 'none'} />
    </IconButton>
  );
  const menu = <DishMenu {...{ entry, dish, name, spot, days, planning }} buttonSx={button} />;

  return (
    <Box
      component="li"
      ref={setNodeRef}
      data-card={entry.dishId}
      sx={[CARD, isDragging && CARRIED, line && LINE[line]]}
    >
      {narrow ? (
        <Stack direction="row" sx={{ alignItems: 'center', py: 0.5 }}>
          {handle}
          {words}
          {star}
          {menu}
        </Stack>
      ) : (
        <>
          {words}
          <Stack direction="row" sx={{ alignItems: 'center' }}>
            {handle}
            <Box component="span" sx={{ ...COURSE, flex: 1, minWidth: 0 }}>
              {course}
            </Box>
            {star}
            {menu}
          </Stack>
        </>
      )}
    </Box>
  );
}

const WIDE_BUTTON = { width: 44, height: 44, flex: 'none' };
const SMALL_BUTTON = { width: 28, height: 36, p: 0, borderRadius: 2, flex: 'none' };

const COURSE = { fontSize: '0.8125rem', color: 'text.secondary', lineHeight: 1.3 };

const CARD = {
  position: 'relative',
  borderRadius: 3,
  border: '1px solid',
  borderColor: 'divider',
  bgcolor: 'background.paper',
  userSelect: 'none',
} as const;

const CARRIED = { opacity: 0.4 };

const line = (edge: 'top' | 'bottom') => ({
  '&::after': {
    content: '""',
    position: 'absolute',
    insetInline: 0,
    [edge]: '-6px',
    height: '4px',
    borderRadius: '2px',
    bgcolor: 'house.turmeric',
  },
});

const LINE = { above: line('top'), below: line('bottom') };
