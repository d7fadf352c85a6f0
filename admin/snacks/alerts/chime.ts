import { useSyncExternalStore } from 'react';
import { createStore, useStore } from '#admin/platform/store.ts';

/** Whether a sound can be heard now; `blocked` until somebody has pressed something on the page. */
export type SoundState = 'ready' | 'blocked' | 'missing';

/** A doorbell: E, then the C below it; hertz, and seconds after the start. */
const NOTES = [
  { pitch: 659.26, from: 0 },
  { pitch: 523.25, from: 0.32 },
];
/** Over each note lies its octave, so that it carries over a kitchen's noise. */
const VOICES = [
  { times: 1, loudness: 0.4 },
  { times: 2, loudness: 0.12 },
];
const ATTACK = 0.015;
const RING = 0.9;

/** What a browser takes for somebody's doing. */
const GESTURES = ['pointerup', 'keydown', 'click'] as const;

/** How long a browser may take to begin; what sounds later than that, nobody knows what it was for. */
const START_MS = 2_000;

let context: AudioContext | null = null;

/** How many play, or are about to. */
let players = 0;

/** Whether the context could play when it last tried: the browser then lets it again without a gesture. */
const hasPlayed = createStore(false);

/** Whether the chime would be heard now. */
export function soundState(): SoundState {
  if (!('AudioContext' in globalThis)) return 'missing';
  return hasPlayed.get() ? 'ready' : 'blocked';
}

/** The same in a component. */
export function useSoundState(): SoundState {
  useStore(hasPlayed);
  return soundState();
}

/**
 * Gets the sound ready with the first thing that somebody does on the page; before that a browser
 * would refuse it, and says so in its console.
 */
export function awaitGesture(): () => void {
  const wake = () => void wakeUp();
  for (const gesture of GESTURES) addEventListener(gesture, wake, { capture: true, passive: true });
  return () => {
    for (const gesture of GESTURES) removeEventListener(gesture, wake, { capture: true });
  };
}

async function wakeUp(): Promise<void> {
  if (soundState() !== 'blocked') return;
  context ??= new AudioContext();
  await whileSounding(async () => {});
}

/** Lets somebody hear it who has just pressed a button, which may be the first thing pressed here. */
export async function tryChime(): Promise<void> {
  await wakeUp();
  await chime(async () => true);
}

/**
 * Plays the two notes, unless `isOurs` says no, which is asked only where the browser plays a sound;
 * settles when they have faded.
 */
export const chime = (isOurs: () => Promise<boolean>): Promise<void> =>
  whileSounding(async (running) => {
    if (await isOurs()) await ring(running);
  });

/**
 * Has the context run while something plays, and no longer: it would keep the sound card awake and
 * take a fiftieth of a core, all day.
 */
async function whileSounding(play: (running: AudioContext) => Promise<void>): Promise<void> {
  if (!context) return;
  const running = context;
  players += 1;
  try {
    // Where the browser does not let it, the answer comes with the next gesture.
    const begun = running.resume().catch(() => undefined);
    await Promise.race([begun, new Promise((late) => setTimeout(late, START_MS))]);
    // A phone takes the sound away in the background, and a key that is no gesture does not start it.
    hasPlayed.set(running.state === 'running');
    if (hasPlayed.get()) await play(running);
  } finally {
    players -= 1;
    if (players === 0) await running.suspend().catch(() => undefined);
  }
}

function ring(running: AudioContext): Promise<void> {
  const start = running.currentTime + 0.02;
  const faded = NOTES.flatMap(({ pitch, from }) =>
    VOICES.map(({ times, loudness }) => {
      const volume = running.createGain();
      const at = start + from;
      volume.gain.setValueAtTime(0.0001, at);
      volume.gain.exponentialRampToValueAtTime(loudness, at + ATTACK);
      volume.gain.exponentialRampToValueAtTime(0.0001, at + RING);
      const voice = running.createOscillator();
      voice.frequency.value = pitch * times;
      voice.connect(volume).connect(running.destination);
      voice.start(at);
      voice.stop(at + RING);
      return new Promise((ended) => voice.addEventListener('ended', ended, { once: true }));
    }),
  );
  return Promise.all(faded).then(() => undefined);
}

/** Beside react-admin's own store, which is emptied when somebody signs out. */
const KEY = 'deskOrderSound';

/** Whether this browser sounds for new orders; it does until somebody switches it off. */
export const isSoundOn = (): boolean => localStorage.getItem(KEY) !== 'off';

function followSwitch(changed: () => void): () => void {
  addEventListener('storage', changed);
  return () => removeEventListener('storage', changed);
}

/** The switch of the sound, the same in every tab of this browser. */
export function useSoundSwitch(): [on: boolean, set: (on: boolean) => void] {
  const on = useSyncExternalStore(followSwitch, isSoundOn);
  const set = (to: boolean) => {
    localStorage.setItem(KEY, to ? 'on' : 'off');
    // Other tabs hear of it by themselves.
    dispatchEvent(new StorageEvent('storage', { key: KEY }));
  };
  return [on, set];
}

type SoundedStorage = Pick<Storage, 'getItem' | 'setItem'>;
type Locks = Pick<LockManager, 'request'>;

/** The latest that a tab of this browser has sounded for, in milliseconds since 1970: of orders that came in, and of those that time runs out for. */
const SOUNDED = { news: 'deskSoundedOrder', alarm: 'deskSoundedAlarm' };

/** What a sound is for. */
export type AlertKind = keyof typeof SOUNDED;

/**
 * Whether this tab is the one that sounds for an order that came in, or an hour that comes, at a
 * moment (milliseconds): the first of all tabs of the desk in this browser to ask. A lock keeps two
 * that ask at once apart; where there is none (no https), they nearly always ask one after the other.
 */
export async function claimAlertSound(
  what: AlertKind,
  at: number,
  keeper: SoundedStorage,
  locks: Locks | undefined,
): Promise<boolean> {
  const sounded = SOUNDED[what];
  const claim = () => {
    if (Number(keeper.getItem(sounded)) >= at) return false;
    keeper.setItem(sounded, String(at));
    return true;
  };
  return locks ? locks.request(sounded, claim) : claim();
}
