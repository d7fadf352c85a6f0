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
  /**
   * What all of it takes a person, in milliseconds: the program's time, from each key until the page
   * changes no more, and their own for each key.
   */
  took(): Promise<number>;
};

/** Begins to count on a page that stays: the time, and the keys. */
export async function sitDown(page: Page): Promise<Typist> {
  const watch = await page.evaluateHandle(() => {
    let begunAt = performance.now();
    let changedAt = begunAt;
    const everything = { subtree: true, childList: true, attributes: true, characterData: true };
    new MutationObserver(() => {
      changedAt = performance.now();
    }).observe(document, everything);
    return {
      /** How long the page changed after the last key, in milliseconds; the next is pressed now. */
      lap() {
        const lap = Math.max(0, changedAt - begunAt);
        begunAt = performance.now();
        return lap;
      },
    };
  });
  let worked = 0;
  let pressed = 0;
  let typed = 0;
  const lap = async () => {
    worked += await watch.evaluate((it) => it.lap());
  };
  const press = async (key: string) => {
    await lap();
    pressed += 1;
    await page.keyboard.press(key);
  };
  return {
    press,
    async type(text) {
      await lap();
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
    async took() {
      await lap();
      return worked + (pressed + typed) * MS_A_KEY;
    },
  };
}
