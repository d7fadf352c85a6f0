import type { FieldValues } from 'react-hook-form';
import { bodyOf } from '#admin/platform/client/body-of.ts';
import type { Sent } from '#admin/platform/changes/store-change.ts';
import { type AdminPost, PostBody } from '#contract/site/desk/blog.ts';
import { momentOfTorontoTime, torontoTimeOf } from './toronto-time.ts';

/** A new post as the form starts with it. */
export const NEW_POST = {
  title: '',
  slug: '',
  excerpt: '',
  markdown: '',
  categoryId: '',
  picture: 'thali',
  status: 'draft',
  publishAt: '',
};

/** A post as the form holds it: `publishAt` is what Toronto's clocks show. */
export const postFormOf = (post: AdminPost): AdminPost & { publishAt: string } => ({
  ...post,
  publishAt: post.status === 'scheduled' && post.publishedAt ? torontoTimeOf(post.publishedAt) : '',
});

/** What the form of a post sends; a moment only where it says when the post appears. */
export function postBodyOf(values: FieldValues): Sent {
  const typed = values.status === 'scheduled' ? values.publishAt : '';
  return { ...bodyOf(PostBody, values), publishAt: momentOfTorontoTime(typed ?? '') ?? null };
}

/** When a scheduled post appears, in milliseconds; of others the form says no moment. */
const momentOf = (status: unknown, at: unknown): number | null =>
  status === 'scheduled' ? Date.parse(String(at)) : null;

/** Whether a stored post says what a form sends: then nothing of it is lost by storing that again. */
export const saysTheSame = (post: AdminPost, body: Sent): boolean =>
  (['title', 'excerpt', 'markdown', 'categoryId', 'picture', 'status'] as const).every(
    (field) => post[field] === String(body[field]).trim(),
  ) &&
  (!body.slug || body.slug === post.slug) &&
  momentOf(post.status, post.publishedAt) === momentOf(body.status, body.publishAt);
