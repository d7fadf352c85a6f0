import { HttpError } from 'ra-core';
import { useRef } from 'react';
import type { FieldValues } from 'react-hook-form';
import { call } from '#admin/api/services.ts';
import { useReadAgain } from '#admin/api/use-call.ts';
import type { PhotoRecord } from '#admin/photos/use-save-with-photo.ts';
import { type AdminPost, adminBlogs } from '#contract/admin/blogs.ts';
import { formatDayLong, formatTime } from '#domain/days.ts';
import { postBodyOf, saysTheSame } from './post-body.ts';

const CHANGED_MEANWHILE =
  'Somebody has changed this post since you opened it. Nothing is saved yet: fields that you had left alone show their words now, yours are as you typed them. Save again if they shall stand.';

/** What is said when a post is stored: who can read it now. */
function savedWords({ status, publishAt }: FieldValues): string {
  if (status === 'published') return 'Saved. The shop shows it at once.';
  if (status !== 'scheduled') return 'Saved as a draft. Only the desk sees it.';
  const [day = '', time = ''] = String(publishAt).split('T');
  return `Saved. It appears on ${formatDayLong(day)} at ${formatTime(time.slice(0, 5))}.`;
}

/**
 * How a post is stored. A long text is not written over another one unseen: what was changed since
 * it was opened is shown once before Save takes its place.
 */
export function usePostRecord(post: AdminPost | undefined): PhotoRecord {
  const seen = useRef(post?.updatedAt);
  const readAgain = useReadAgain();

  async function requireUnchanged(id: string, body: Record<string, unknown>): Promise<void> {
    const { data } = await call(adminBlogs.read, { params: { id } });
    // An own save whose answer never came is no change by somebody else.
    if (data.updatedAt === seen.current || saysTheSame(data, body)) return;
    seen.current = data.updatedAt;
    await readAgain();
    throw new HttpError(CHANGED_MEANWHILE, 409, { code: 'conflict' });
  }

  return {
    resource: 'blogs',
    async saveFields(id, values) {
      const body = postBodyOf(values);
      if (id) await requireUnchanged(id, body);
      const { data } = id
        ? await call(adminBlogs.update, { params: { id }, body: body as never })
        : await call(adminBlogs.create, { body: body as never });
      seen.current = data.updatedAt;
      return data.id;
    },
    setPhoto: (id, file) => call(adminBlogs.setPhoto, { params: { id }, body: { file } }),
    removePhoto: (id) => call(adminBlogs.removePhoto, { params: { id } }),
    doneWords: savedWords,
  };
}
