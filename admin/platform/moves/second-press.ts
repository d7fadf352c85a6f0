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
export function isSecondPress(press: Press, last: Press | null): boolean {
  if (press.count === 0) return false;
  if (press.pointerType === 'mouse') return press.count > 1;
  if (last === null || last.count === 0) return false;
  return (
    press.at - last.at < DOUBLE_PRESS_MS && Math.hypot(press.x - last.x, press.y - last.y) < NEAR_PX
  );
}
