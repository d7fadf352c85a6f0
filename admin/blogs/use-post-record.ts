import { HttpError } from 'ra-core';
import { useRef, useState } from 'react';
import type { FieldValues } from 'react-hook-form';
import { call } from '#admin/api/services.ts';
import type { PhotoRecord } from '#admin/photos/use-save-with-photo.ts';
import { type AdminPost, adminBlogs } from '#contract/admin/blogs.ts';
import { formatDayLong, formatTime } from '#domain/days.ts';
import { type PostSent, postBodyOf } from './post-body.ts';
import { type PostCalls, storePost } from './store-post.ts';

const CALLS: PostCalls = {
  update: async (id, body) =>
    (await call(adminBlogs.update, { params: { id }, body: body as never })).data,
  read: async (id) => (await call(adminBlogs.read, { params: { id } })).data,
};

/** What is said when a post is stored: who can read it now. */
function savedWords({ status, publishAt }: FieldValues): string {
  if (status === 'published') return 'Saved. The shop shows it at once.';
  if (status !== 'scheduled') return 'Saved as a draft. Only the desk sees it.';
  const [day = '', time = ''] = String(publishAt).split('T');
  return `Saved. It appears on ${formatDayLong(day)} at ${formatTime(time.slice(0, 5))}.`;
}

/**
 * How a post is stored. A text is not written over another one unseen: what somebody else has stored
 * since it was opened is `theirs`, and nothing is stored before it is said what becomes of it.
 */
export function usePostRecord(post: AdminPost | undefined) {
  const version = useRef(post?.version);
  const [theirs, setTheirs] = useState<AdminPost | null>(null);

  async function store(id: string | undefined, body: PostSent): Promise<AdminPost> {
    if (!id) return (await call(adminBlogs.create, { body: body as never })).data;
    const kept = await storePost(CALLS, id, body, version.current ?? 1);
    if ('stored' in kept) return kept.stored;
    setTheirs(kept.theirs);
    throw new HttpError('Not saved: somebody else has changed this post meanwhile.', 409, {
      code: 'conflict',
    });
  }

  const record: PhotoRecord = {
    resource: 'blogs',
    async saveFields(id, values) {
      setTheirs(null);
      const stored = await store(id, postBodyOf(values));
      version.current = stored.version;
      return stored.id;
    },
    setPhoto: (id, file) => call(adminBlogs.setPhoto, { params: { id }, body: { file } }),
    removePhoto: (id) => call(adminBlogs.removePhoto, { params: { id } }),
    doneWords: savedWords,
  };

  return {
    record,
    theirs,
    /** What is typed is a change to this version: the next Save takes the place of that one. */
    goOnFrom(read: AdminPost): void {
      version.current = Math.max(version.current ?? 0, read.version);
    },
  };
}
