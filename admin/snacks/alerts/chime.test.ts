import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { chime, claimAlertSound, soundState, tryChime } from './chime.ts';

function memory(): Pick<Storage, 'getItem' | 'setItem'> {
  const kept = new Map<string, string>();
  return {
    getItem: (name) => kept.get(name) ?? null,
    setItem: (name, value) => void kept.set(name, value),
  };
}

describe('the sound of an order', () => {
  it('is played by the first tab that asks, and by no other', async () => {
    const shared = memory();
    const tabs = [1, 2, 3].map(() => claimAlertSound('news', 1000, shared, navigator.locks));
    expect((await Promise.all(tabs)).sort()).toEqual([false, false, true]);
  });

  it('is played again for a later order only', async () => {
    const shared = memory();
    expect(await claimAlertSound('news', 1000, shared, undefined)).toBe(true);
    expect(await claimAlertSound('news', 999, shared, undefined)).toBe(false);
    expect(await claimAlertSound('news', 1001, shared, undefined)).toBe(true);
  });

  it('is played for an hour that time runs out for, whatever came in since', async () => {
    const shared = memory();
    expect(await claimAlertSound('news', 2000, shared, undefined)).toBe(true);
    expect(await claimAlertSound('alarm', 1000, shared, undefined)).toBe(true);
    expect(await claimAlertSound('alarm', 1000, shared, undefined)).toBe(false);
  });
});

/** What of a browser's sound the chime uses. */
class SoundCard {
  state = 'suspended';
  isAllowed = true;
  currentTime = 0;
  destination = {};
  voices: EventTarget[] = [];
  async resume() {
    if (this.isAllowed) this.state = 'running';
  }
  async suspend() {
    this.state = 'suspended';
  }
  createGain() {
    const gain = { setValueAtTime() {}, exponentialRampToValueAtTime() {} };
    return { gain, connect: (to: unknown) => to };
  }
  createOscillator() {
    const voice = new EventTarget();
    this.voices.push(voice);
    const own = { frequency: {}, connect: (to: unknown) => to, start() {}, stop() {} };
    return Object.assign(voice, own);
  }
  /** Waits for a chime, as the only one. */
  async heard() {
    await vi.waitFor(() => expect(this.voices).toHaveLength(4));
    return this.voices.splice(0);
  }
}

const fade = (voices: EventTarget[]) => {
  for (const voice of voices) voice.dispatchEvent(new Event('ended'));
};

// A page has one for all of its life.
const card = new SoundCard();

/** As `new AudioContext()` answers it. */
function OnlyContext() {
  return card;
}

describe('the sound of the browser', () => {
  beforeEach(async () => {
    vi.stubGlobal('AudioContext', OnlyContext);
    card.isAllowed = true;
    const pressed = tryChime();
    fade(await card.heard());
    await pressed;
  });

  afterEach(() => vi.unstubAllGlobals());

  it('sleeps until an order comes, and when its chime has faded', async () => {
    expect([card.state, soundState()]).toEqual(['suspended', 'ready']);
    const rung = chime(async () => true);
    const voices = await card.heard();
    expect(card.state).toBe('running');
    fade(voices);
    await rung;
    expect(card.state).toBe('suspended');
  });

  it('stays awake until the last of two chimes has faded', async () => {
    const first = chime(async () => true);
    const early = await card.heard();
    const second = chime(async () => true);
    const late = await card.heard();
    fade(early);
    await first;
    expect(card.state).toBe('running');
    fade(late);
    await second;
    expect(card.state).toBe('suspended');
  });

  it('is left to another tab where this one may not play', async () => {
    card.isAllowed = false;
    const isOurs = vi.fn(async () => true);
    await chime(isOurs);
    expect(isOurs).not.toHaveBeenCalled();
    expect(soundState()).toBe('blocked');
  });
});
