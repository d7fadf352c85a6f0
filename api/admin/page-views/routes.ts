import { handlers } from '#api/core/handler.ts';
import { adminPageViews } from '#contract/admin/page-views.ts';
import { sumPageViews } from '#db/page-views.ts';

export const adminPageViewHandlers = handlers(adminPageViews, {
  list: ({ db }, { query }) => sumPageViews(db, query),
});
