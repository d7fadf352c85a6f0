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
 * Whether a press is the second of a double one. By then something else may lie under the pointer, the
 * next order or the next step's button, so that no button alone can tell. The mouse's presses are
 * counted by the system; those of a finger are not, everywhere.
 */
export function isDoublePress(press: Press, last: Press | null): boolean {
  if (press.count === 0) return false;
  if (press.pointerType === 'mouse') return press.count > 1;
  if (last === null || last.count === 0) return false;
  return (
    press.at - last.at < DOUBLE_PRESS_MS && Math.hypot(press.x - last.x, press.y - last.y) < NEAR_PX
  );
}

/** The press that a click of the browser tells of. */
export const pressOf = (click: {
  pointerType?: string;
  detail: number;
  clientX: number;
  clientY: number;
  timeStamp: number;
}): Press => ({
  // Where clicks are no pointer events yet, the system counts them for every pointer.
  pointerType: click.pointerType ?? 'mouse',
  count: click.detail,
  x: click.clientX,
  y: click.clientY,
  at: click.timeStamp,
});
