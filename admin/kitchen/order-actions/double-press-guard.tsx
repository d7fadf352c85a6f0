import { Box, type BoxProps } from '@mui/material';
import { type MouseEvent, useRef } from 'react';
import { useFocusRecovery } from '#admin/platform/forms/focus-recovery.ts';

/** A press as the browser tells it: where, when (milliseconds), with what, and the how manieth. */
export type Press = {
  pointerType: string;
  /** How many presses in a row, as the system counts the mouse's; 0 for the keyboard. */
  count: number;
  x: number;
  y: number;
  at: number;
};

/** What a finger does twice within this time and this near is one double press. */
export const DOUBLE_PRESS_MS = 500;
const NEAR_PX = 30;

/**
 * Whether a press is the second of a double one. On a board an order moves on and another lies under
 * the pointer by then, so that the button alone cannot tell. The mouse's presses are counted by the
 * system; those of a finger are not, everywhere.
 */
export function isDoublePress(press: Press, last: Press | null): boolean {
  if (press.count === 0) return false;
  if (press.pointerType === 'mouse') return press.count > 1;
  if (last === null || last.count === 0) return false;
  return (
    press.at - last.at < DOUBLE_PRESS_MS && Math.hypot(press.x - last.x, press.y - last.y) < NEAR_PX
  );
}

/** The press that an event tells of. */
export const pressOf = ({ nativeEvent }: MouseEvent): Press => pressOfNative(nativeEvent);

const pressOfNative = (event: globalThis.MouseEvent): Press => ({
  // Where clicks are no pointer events yet, the system counts them for every pointer.
  pointerType: event instanceof PointerEvent ? event.pointerType : 'mouse',
  count: event.detail,
  x: event.clientX,
  y: event.clientY,
  at: event.timeStamp,
});

/**
 * Keeps the second of a double press from what was not there when it began: whoever presses Save twice
 * is on the list by then, and would open what lies under the pointer. Pressing twice on one and the same
 * thing is its own to count.
 *
 * @param page the window whose presses are watched
 */
export function guardDoublePresses(page: Pick<Window, 'addEventListener'>): void {
  let last: (Press & { target: EventTarget | null }) | null = null;
  page.addEventListener(
    'click',
    (event) => {
      const press = { ...pressOfNative(event), target: event.target };
      if (isDoublePress(press, last) && press.target !== last?.target) {
        event.preventDefault();
        event.stopPropagation();
      }
      last = press;
    },
    { capture: true },
  );
}

/**
 * A place in which a double press counts once, wherever its second half lands; what moves away under
 * a press leaves the keyboard where one goes on.
 */
export function DoublePressGuard(props: BoxProps) {
  const last = useRef<Press | null>(null);
  const heir = useFocusRecovery();
  return (
    <Box
      ref={heir}
      {...props}
      onClickCapture={(event) => {
        const press = pressOf(event);
        if (isDoublePress(press, last.current)) {
          event.preventDefault();
          event.stopPropagation();
        }
        last.current = press;
      }}
    />
  );
}
