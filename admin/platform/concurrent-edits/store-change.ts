import { failureCode } from '#admin/platform/client/failure.ts';

/** What a form sends: not looked at yet, that is the schema's part. */
export type FormBody = Record<string, unknown>;

/** What a changed record is stored with. */
export type ChangeCalls<Held> = {
  update: (id: string, body: FormBody & { version: number }) => Promise<Held>;
  read: (id: string) => Promise<Held>;
  /** Whether a stored one says what a form sends: then nothing of it is lost by storing that again. */
  saysTheSame: (held: Held, body: FormBody) => boolean;
};

/** A record that is stored, or the one that somebody else has stored meanwhile: then nothing was. */
export type StoredChange<Held> = { stored: Held } | { theirs: Held };

/**
 * Stores a change to the version that was read, and to no other. An own save whose answer never came
 * is no change by somebody else: what is stored then says what is sent.
 */
export async function storeChange<Held extends { version: number }>(
  { update, read, saysTheSame }: ChangeCalls<Held>,
  id: string,
  body: FormBody,
  version: number,
): Promise<StoredChange<Held>> {
  try {
    return { stored: await update(id, { ...body, version }) };
  } catch (caught) {
    if (failureCode(caught) !== 'conflict') throw caught;
  }
  const theirs = await read(id);
  if (!saysTheSame(theirs, body)) return { theirs };
  return { stored: await update(id, { ...body, version: theirs.version }) };
}
