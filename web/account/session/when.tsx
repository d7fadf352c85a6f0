import { machineInstant } from '#domain/platform/days.ts';
import { useInstantWords } from './use-instant-words.ts';

/** When something happened, in the zone that the reader has chosen (ISO 8601 in). */
export function When({ at }: { at: string }) {
  return <time dateTime={machineInstant(at)}>{useInstantWords()(at)}</time>;
}
