import type { Actor } from '#domain/platform/states.ts';

const WORDS: Record<Exclude<Actor, 'staff'>, string> = { customer: 'Customer', clock: 'By itself' };

/** Who did something, as the desk says it: `Customer`, `By itself`, or somebody's name. */
export const actorWords = (actor: string): string =>
  (WORDS as Readonly<Record<string, string>>)[actor] ?? actor.replace(/^staff /, '');
