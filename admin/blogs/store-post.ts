import { failureCode } from '#admin/api/failure.ts';
import type { AdminPost } from '#contract/admin/blogs.ts';
import { type PostSent, saysTheSame } from './post-body.ts';

/** What a changed post is stored with. */
export type PostCalls = {
  update: (id: string, body: PostSent & { version: number }) => Promise<AdminPost>;
  read: (id: string) => Promise<AdminPost>;
};

/** A post that is stored, or the one that somebody else has stored meanwhile: then nothing was. */
export type StoredPost = { stored: AdminPost } | { theirs: AdminPost };

/**
 * Stores a change to the version that was read, and to no other. An own save whose answer never came
 * is no change by somebody else: what is stored then says what is sent.
 */
export async function storePost(
  { update, read }: PostCalls,
  id: string,
  body: PostSent,
  version: number,
): Promise<StoredPost> {
  try {
    return { stored: await update(id, { ...body, version }) };
  } catch (caught) {
    if (failureCode(caught) !== 'conflict') throw caught;
  }
  const theirs = await read(id);
  if (!saysTheSame(theirs, body)) return { theirs };
  return { stored: await update(id, { ...body, version: theirs.version }) };
}
