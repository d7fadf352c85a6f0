import { Box, type BoxProps } from '@mui/material';
import { type MouseEvent, useRef } from 'react';
import { useFocusHeir } from '#admin/platform/parts/focus-heir.ts';
import { isSecondPress, type Press } from './second-press.ts';

/** The press that an event tells of. */
export const pressOf = ({ nativeEvent: event }: MouseEvent): Press => ({
  // Where clicks are no pointer events yet, the system counts them for every pointer.
  pointerType: event instanceof PointerEvent ? event.pointerType : 'mouse',
  count: event.detail,
  x: event.clientX,
  y: event.clientY,
  at: event.timeStamp,
});

/**
 * A place in which a double press counts once, wherever its second half lands; what moves away under
 * a press leaves the keyboard where one goes on.
 */
export function OncePressed(props: BoxProps) {
  const last = useRef<Press | null>(null);
  const heir = useFocusHeir();
  return (
    <Box
      ref={heir}
      {...props}
      onClickCapture={(event) => {
        const press = pressOf(event);
        if (isSecondPress(press, last.current)) {
          event.preventDefault();
          event.stopPropagation();
        }
        last.current = press;
      }}
    />
  );
}
