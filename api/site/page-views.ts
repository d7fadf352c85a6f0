import type { ContextOf } from '#api/platform/http/context.ts';
import { handlers } from '#api/platform/http/handler.ts';
import type { InputOf } from '#contract/platform/endpoint.ts';
import { adminPageViews, pageViews } from '#contract/site/page-views.ts';
import { countPageView, sumPageViews } from '#db/site/page-views.ts';
import { dayOf } from '#domain/platform/days.ts';
import { viewedPageOf } from '#domain/site/page-views.ts';

/** Counts a page; who looked is not read. Answers alike for what is counted and what is not. */
async function count(
  { db, now }: ContextOf<typeof pageViews.count>,
  { body }: InputOf<typeof pageViews.count>,
): Promise<null> {
  const page = viewedPageOf(body.path);
  if (page) await countPageView(db, page, dayOf(now));
  return null;
}

export const pageViewHandlers = handlers(pageViews, { count });

export const adminPageViewHandlers = handlers(adminPageViews, {
  list: ({ db }, { query }) => sumPageViews(db, query),
});
