/**
 * A post's content as it goes into the page. The API has sanitised it; should it ever not have, no
 * script comes in here, because a page's policy allows the scripts that it was rendered with
 * (api/platform/pages/finished-page.ts). Everything else that could act, handlers, frames and styles, that policy forbids.
 */
export const articleHtml = (content: string): string => content.replace(/<(?=\/?script)/gi, '&lt;');
