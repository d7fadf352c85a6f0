import { Box, type BoxProps } from '@mui/material';
import { useRef } from 'react';
import { useFocusRecovery } from '#admin/platform/forms/focus-recovery.ts';
import { isDoublePress, type Press, pressOf } from '#domain/platform/double-press.ts';

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
      const press = { ...pressOf(event), target: event.target };
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
        const press = pressOf(event.nativeEvent);
        if (isDoublePress(press, last.current)) {
          event.preventDefault();
          event.stopPropagation();
        }
        last.current = press;
      }}
    />
  );
}
