import { HttpError } from 'ra-core';
import { describe, expect, it } from 'vitest';
import type { AdminPost } from '#contract/admin/blogs.ts';
import { buildDeskPost } from './build-post.ts';
import { type PostSent, postBodyOf, postFormOf } from './post-body.ts';
import { storePost } from './store-post.ts';

const READ = buildDeskPost({ version: 3 });
const mine = (change: Partial<AdminPost> = {}): PostSent =>
  postBodyOf(postFormOf({ ...READ, ...change }));

/** A desk that takes a change to the version that it holds, and refuses any other. */
function deskWith(held: AdminPost) {
  const sent: number[] = [];
  return {
    sent,
    calls: {
      read: async () => held,
      async update(_id: string, body: PostSent & { version: number }) {
        sent.push(body.version);
        if (body.version !== held.version)
          throw new HttpError('Changed meanwhile.', 409, { code: 'conflict' });
        return { ...held, markdown: String(body.markdown), version: held.version + 1 };
      },
    },
  };
}

describe('storing a changed post', () => {
  it('names the version that was read', async () => {
    const desk = deskWith(READ);
    const kept = await storePost(desk.calls, READ.id, mine({ markdown: 'Warm.' }), 3);
    expect(kept).toEqual({ stored: { ...READ, markdown: 'Warm.', version: 4 } });
    expect(desk.sent).toEqual([3]);
  });

  it('stores nothing over what somebody else has stored, and brings that', async () => {
    const theirs = { ...READ, markdown: 'Cold.', version: 4 };
    const desk = deskWith(theirs);
    const kept = await storePost(desk.calls, READ.id, mine({ markdown: 'Warm.' }), 3);
    expect(kept).toEqual({ theirs });
    expect(desk.sent).toEqual([3]);
  });

  it('stores over theirs once their version is named', async () => {
    const desk = deskWith({ ...READ, markdown: 'Cold.', version: 4 });
    const kept = await storePost(desk.calls, READ.id, mine({ markdown: 'Warm.' }), 4);
    expect(kept).toMatchObject({ stored: { markdown: 'Warm.', version: 5 } });
  });

  it('goes on from an own save whose answer never came', async () => {
    const desk = deskWith({ ...READ, markdown: 'Warm.', version: 4 });
    const kept = await storePost(desk.calls, READ.id, mine({ markdown: 'Warm.' }), 3);
    expect(kept).toMatchObject({ stored: { version: 5 } });
    expect(desk.sent).toEqual([3, 4]);
  });

  it('leaves every other refusal to whoever asked', async () => {
    const gone = new HttpError('Blog not found', 404, { code: 'blog_not_found' });
    const calls = { ...deskWith(READ).calls, update: () => Promise.reject(gone) };
    await expect(storePost(calls, READ.id, mine(), 3)).rejects.toBe(gone);
  });
});
