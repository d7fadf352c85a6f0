import type { FieldValues } from 'react-hook-form';
import { bodyOf } from '#admin/platform/client/body-of.ts';
import type { FormBody } from '#admin/platform/concurrent-edits/store-change.ts';
import { type AdminPost, PostBody } from '#contract/site/desk-blog.ts';
import { wallClockAt } from '#domain/platform/days.ts';

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

const DAY = 24 * 60 * 60 * 1000;

/** A moment as Toronto's clocks show it, the way date and time inputs write it: `2026-11-23T09:00`. */
export function torontoTimeOf(moment: string): string {
  const { day, time } = wallClockAt(moment);
  return `${day}T${time}`;
}

/** How far Toronto's clocks are from UTC at a full minute, in milliseconds: minus five hours in winter. */
const offsetAt = (ms: number): number =>
  Date.parse(`${torontoTimeOf(new Date(ms).toISOString())}Z`) - ms;

/**
 * The moment at which Toronto's clocks show such a time, as ISO 8601, in whatever zone this browser
 * is; undefined for what is no time. It decides like `instantAt` of domain/platform/days.ts, which needs
 * `Temporal`, which not every browser has: a time that the spring change leaves out means the one
 * after it, one that the autumn change repeats means the first.
 */
export function momentOfTorontoTime(time: string): string | undefined {
  const written = /^\d{4}-\d\d-\d\dT\d\d:\d\d/.exec(time)?.[0] ?? '';
  const asUtc = Date.parse(`${written}Z`);
  if (Number.isNaN(asUtc)) return undefined;
  const before = asUtc - offsetAt(asUtc - DAY);
  const after = asUtc - offsetAt(asUtc + DAY);
  const isMeant = (ms: number) => torontoTimeOf(new Date(ms).toISOString()) === written;
  return new Date([before, after].find(isMeant) ?? before).toISOString();
}

/** A post as the form holds it: `publishAt` is what Toronto's clocks show. */
export const postFormOf = (post: AdminPost): AdminPost & { publishAt: string } => ({
  ...post,
  publishAt: post.status === 'scheduled' && post.publishedAt ? torontoTimeOf(post.publishedAt) : '',
});

/** What the form of a post sends; a moment only where it says when the post appears. */
export function postBodyOf(values: FieldValues): FormBody {
  const typed = values.status === 'scheduled' ? values.publishAt : '';
  return { ...bodyOf(PostBody, values), publishAt: momentOfTorontoTime(typed ?? '') ?? null };
}

/** When a scheduled post appears, in milliseconds; of others the form says no moment. */
const momentOf = (status: unknown, at: unknown): number | null =>
  status === 'scheduled' ? Date.parse(String(at)) : null;

/** Whether a stored post says what a form sends: then nothing of it is lost by storing that again. */
export const isUnchangedPost = (post: AdminPost, body: FormBody): boolean =>
  (['title', 'excerpt', 'markdown', 'categoryId', 'picture', 'status'] as const).every(
    (field) => post[field] === String(body[field]).trim(),
  ) &&
  (!body.slug || body.slug === post.slug) &&
  momentOf(post.status, post.publishedAt) === momentOf(body.status, body.publishAt);
