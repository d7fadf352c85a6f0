import type { FieldValues } from 'react-hook-form';
import { call } from '#admin/platform/client/services.ts';
import type { ChangeKind } from '#admin/platform/changes/use-change-record.ts';
import { type AdminPost, adminBlogs } from '#contract/site/desk/blog.ts';
import { formatDayLong, formatTime } from '#domain/platform/days.ts';
import { postBodyOf, saysTheSame } from './post-body.ts';

/** What is said when a post is stored: who can read it now. */
function savedWords({ status, publishAt }: FieldValues): string {
  if (status === 'published') return 'Saved. The shop shows it at once.';
  if (status !== 'scheduled') return 'Saved as a draft. Only the desk sees it.';
  const [day = '', time = ''] = String(publishAt).split('T');
  return `Saved. It appears on ${formatDayLong(day)} at ${formatTime(time.slice(0, 5))}.`;
}

/** How posts are stored. */
export const POST: ChangeKind<AdminPost> = {
  resource: 'blogs',
  noun: 'post',
  toBody: postBodyOf,
  calls: {
    create: async (body) => (await call(adminBlogs.create, { body: body as never })).data,
    update: async (id, body) =>
      (await call(adminBlogs.update, { params: { id }, body: body as never })).data,
    read: async (id) => (await call(adminBlogs.read, { params: { id } })).data,
    saysTheSame,
  },
  setPhoto: (id, file) => call(adminBlogs.setPhoto, { params: { id }, body: { file } }),
  removePhoto: (id) => call(adminBlogs.removePhoto, { params: { id } }),
  doneWords: savedWords,
};
