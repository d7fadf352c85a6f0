/** Whoever has not touched the page for so long is taken to be away. */
const AWAY_AFTER = 60_000;

const TOUCHES = ['pointerdown', 'pointermove', 'keydown', 'wheel', 'focus'] as const;

/**
 * Tells whether somebody is at the page. What a page asks by itself while nobody is keeps no session
 * open (docs/decisions/0037).
 */
export function createAttendance(page: Pick<EventTarget, 'addEventListener'>, now = Date.now) {
  let touched = now();
  for (const touch of TOUCHES)
    page.addEventListener(touch, () => {
      touched = now();
    });
  return { isAway: () => now() - touched > AWAY_AFTER };
}
