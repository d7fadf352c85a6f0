import { Box, useMediaQuery } from '@mui/material';
import { type RefObject, useLayoutEffect } from 'react';
import { DayColumn } from './day-column.tsx';
import type { PlannedDay, Planning } from './planning.ts';
import { type Carried, lineBefore, useCardDrag } from './use-card-drag.ts';
import type { FocusNext } from './use-plans.ts';

/** Where seven days have no room beside each other. */
export const NARROW = '(max-width: 1099px)';

type Props = {
  days: readonly PlannedDay[];
  planning: Planning;
  focusNext: RefObject<FocusNext | null>;
};

/** The seven days of a week: columns where there is room, else below each other. */
export function WeekBoard({ days, planning, focusNext }: Props) {
  const narrow = useMediaQuery(NARROW, { noSsr: true });
  const { board, carried, gripOf } = useCardDrag((from, to) => planning.move(from, to, 'handle'));

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
    <>
      <Box ref={board} sx={narrow ? STACKED : COLUMNS}>
        {days.map((day) => (
          <DayColumn
            key={day.day}
            day={day}
            days={days}
            narrow={narrow}
            planning={planning}
            gripOf={gripOf}
            carriedPlace={carried?.from.day === day.day ? carried.from.place : null}
            line={lineBefore(carried, day.day)}
          />
        ))}
      </Box>
      {carried && <InHand carried={carried} days={days} dishOf={planning.dishOf} />}
    </>
  );
}

type HandProps = {
  carried: Carried;
  days: readonly PlannedDay[];
  dishOf: Planning['dishOf'];
};

/** The dish that is being dragged, under the pointer. */
function InHand({ carried: { from, left, top, width }, days, dishOf }: HandProps) {
  const { dishId = '' } = days[from.day]?.entries[from.place] ?? {};
  return (
    <Box aria-hidden sx={HAND} style={{ left, top, width }}>
      {dishOf(dishId)?.name}
    </Box>
  );
}

const STACKED = { display: 'grid', gap: 1.5, gridTemplateColumns: 'minmax(0, 1fr)' };
const COLUMNS = { display: 'grid', gap: 0.75, gridTemplateColumns: 'repeat(7, minmax(0, 1fr))' };

const HAND = {
  position: 'fixed',
  zIndex: 'tooltip',
  pointerEvents: 'none',
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
