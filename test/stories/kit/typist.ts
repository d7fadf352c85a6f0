import type { Page } from '@playwright/test';

/** What somebody of average practice takes for a key. */
const MS_A_KEY = 280;

/** Somebody at the keyboard, who touches nothing else. */
export type Typist = {
  press(key: string): Promise<void>;
  type(text: string): Promise<void>;
  /** Goes on with Tab until something is true of where the keyboard is. */
  tabUntil(isThere: () => Promise<boolean>): Promise<void>;
  /** How many keys were pressed that are not typed text. */
  pressed(): number;
  /** What all of it takes a person, in milliseconds: the program's time, and their own for each key. */
  took(): number;
};

/** Begins to count: the time, and the keys. */
export function sitDown(page: Page): Typist {
  const startedAt = performance.now();
  let pressed = 0;
  let typed = 0;
  const press = async (key: string) => {
    pressed += 1;
    await page.keyboard.press(key);
  };
  return {
    press,
    async type(text) {
      typed += text.length;
      await page.keyboard.type(text);
    },
    async tabUntil(isThere) {
      for (let tabs = 0; !(await isThere()); tabs += 1) {
        if (tabs > 30) throw new Error('Tab does not lead there.');
        await press('Tab');
      }
    },
    pressed: () => pressed,
    took: () => performance.now() - startedAt + (pressed + typed) * MS_A_KEY,
  };
}
