import type { OpenSession } from '#contract/account/sessions.ts';
import type { listSessionsOf } from '#db/account/sessions.ts';
import { deviceWords } from '#domain/account/device-words.ts';

/** Where somebody is signed in; `own` is the session that asks. */
export const presentSessions = (
  rows: Awaited<ReturnType<typeof listSessionsOf>>,
  own: string,
): OpenSession[] =>
  rows.map((row) => ({
    id: row.id,
    device: deviceWords(row.user_agent),
    signedInAt: row.created_at.toString(),
    lastSeenAt: (row.last_seen_at ?? row.created_at).toString(),
    isThis: row.id === own,
  }));
