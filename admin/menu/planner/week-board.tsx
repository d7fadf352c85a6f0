import { DndContext, DragOverlay } from '@dnd-kit/core';
import { Box, useMediaQuery, useTheme } from '@mui/material';
import { type RefObject, useLayoutEffect, useRef } from 'react';
import { DayColumn } from './day-column.tsx';
import { lineBefore, useCardDrag } from './use-card-drag.ts';
import type { FocusNext } from './use-week-edits.ts';
import type { PlannedDay, WeekActions } from './week-actions.ts';
import type { MenuPosition } from './week-days.ts';

/** Where seven days have no room beside each other. */
export const NARROW = '(max-width: 1099px)';

type Props = {
  days: readonly PlannedDay[];
  planning: WeekActions;
  focusNext: RefObject<FocusNext | null>;
};

/** The seven days of a week: columns where there is room, else below each other. */
export function WeekBoard({ days, planning, focusNext }: Props) {
  const narrow = useMediaQuery(NARROW, { noSsr: true });
  const { zIndex } = useTheme();
  const board = useRef<HTMLDivElement>(null);
  const nameAt = ({ day, place }: MenuPosition) =>
    planning.dishOf(days[day]?.entries[place]?.dishId ?? '')?.name ?? '';
  const { carried, drag } = useCardDrag({
    onDrop: (from, to) => planning.move(from, to, 'handle'),
    held: nameAt,
    over: (day) => days[day]?.name ?? '',
  });

  // A card that moves in the document loses the focus; what is removed gives it to the next.
  useLayoutEffect(() => {
    const next = focusNext.current;
    const day = next && board.current?.querySelector(`[data-day="${next.day}"]`);
    if (!next || !day) return;
    const card = next.dishId && day.querySelector(`[data-card="${next.dishId}"]`);
    if (next.dishId && !card) return;
    focusNext.current = null;
    const part = card ? `[data-mover="${next.part}"]` : '[data-add]';
    (card || day).querySelector<HTMLElement>(part)?.focus({ preventScroll: true });
    (card || day).scrollIntoView({ block: 'nearest' });
  });

  return (
    <DndContext {...drag}>
      <Box ref={board} sx={narrow ? STACKED : COLUMNS}>
        {days.map((day) => (
          <DayColumn
            key={day.day}
            day={day}
            days={days}
            narrow={narrow}
            planning={planning}
            line={lineBefore(carried, day.day)}
          />
        ))}
      </Box>
      <DragOverlay dropAnimation={null} zIndex={zIndex.tooltip}>
        {carried && (
          <Box aria-hidden sx={HAND}>
            {nameAt(carried.from)}
          </Box>
        )}
      </DragOverlay>
    </DndContext>
  );
}

const STACKED = { display: 'grid', gap: 1.5, gridTemplateColumns: 'minmax(0, 1fr)' };
const COLUMNS = { display: 'grid', gap: 0.75, gridTemplateColumns: 'repeat(7, minmax(0, 1fr))' };

/** The dish that is being dragged, under the pointer. */
const HAND = {
  cursor: 'grabbing',
  px: 1.25,
  py: 1,
  borderRadius: 3,
  bgcolor: 'background.paper',
  fontWeight: 650,
  lineHeight: 1.25,
  outline: '2px solid',
  outlineColor: 'house.turmeric',
  boxShadow: '0 6px 24px rgb(0 0 0 / 28%)',
};
