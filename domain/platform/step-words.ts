import { doneWords } from '#domain/kitchen/audit/done-words.ts';

/** `Began to cook tiffin TF-2026-0012 of Mon, Nov 23 for Asha Patel`, `Began to cook 16 tiffin orders`. */
export const stepWords = (step: {
  action: string;
  resource: string;
  things: readonly { label: string | null }[];
}): string =>
  doneWords(
    step,
    step.things.map(({ label }) => label),
  );

/** `9 min left`; in the last one `less than a minute left`. */
export function timeLeftWords(until: string, nowMs: number): string {
  const minutes = Math.floor((Date.parse(until) - nowMs) / 60_000);
  return minutes < 1 ? 'less than a minute left' : `${minutes} min left`;
}
