import { handlers } from '#api/platform/http/handler.ts';
import { adminPageViews } from '#contract/site/desk/page-views.ts';
import { sumPageViews } from '#db/site/page-views.ts';

export const adminPageViewHandlers = handlers(adminPageViews, {
  list: ({ db }, { query }) => sumPageViews(db, query),
});
