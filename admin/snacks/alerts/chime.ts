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

let context: AudioContext | null = null;

/** Whether the browser lets the context play, as that last said. */
const isPlaying = createStore(false);

/** Whether the chime would be heard now. */
export function soundState(): SoundState {
  if (!('AudioContext' in window)) return 'missing';
  return context?.state === 'running' ? 'ready' : 'blocked';
}

/** The same in a component. */
export function useSoundState(): SoundState {
  useStore(isPlaying);
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
  if (!context) {
    const made = new AudioContext();
    made.addEventListener('statechange', () => isPlaying.set(made.state === 'running'));
    context = made;
  }
  // A phone stops it in the background, and a key that is no gesture does not start it.
  await context.resume().catch(() => undefined);
}

/** Lets somebody hear it who has just pressed a button, which may be the first thing pressed here. */
export async function tryChime(): Promise<void> {
  await wakeUp();
  chime();
}

/** Plays the two notes; does nothing where the browser plays no sound. */
export function chime(): void {
  if (context?.state !== 'running') return;
  const start = context.currentTime + 0.02;
  for (const { pitch, from } of NOTES) {
    for (const { times, loudness } of VOICES) {
      const volume = context.createGain();
      const at = start + from;
      volume.gain.setValueAtTime(0.0001, at);
      volume.gain.exponentialRampToValueAtTime(loudness, at + ATTACK);
      volume.gain.exponentialRampToValueAtTime(0.0001, at + RING);
      const voice = context.createOscillator();
      voice.frequency.value = pitch * times;
      voice.connect(volume).connect(context.destination);
      voice.start(at);
      voice.stop(at + RING);
    }
  }
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
