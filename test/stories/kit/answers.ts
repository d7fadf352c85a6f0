import type { Page } from '@playwright/test';

/** Changes how the API answers a page, from now on; of several, the one that was added last is asked first. */
export type Answers = (page: Page) => Promise<void>;

/**
 * Stands in the page itself: beside a route of the browser's, every document would load its program anew.
 * @param answer what to answer a path under /api with; nothing where the kitchen itself answers. It runs in
 * the page, so that it can use nothing of this file.
 */
function answersBy(answer: (path: string) => Promise<Response | undefined>): Answers {
  const script = `{
    const ask = window.fetch;
    const answer = ${answer};
    window.fetch = async (url, init) => {
      const { pathname } = new URL(url, location.href);
      return (pathname.startsWith('/api/') && await answer(pathname)) || ask(url, init);
    };
  }`;
  return async (page) => {
    await page.addInitScript(script);
    await page.evaluate(script);
  };
}

/** Answers once the page has been painted without: what stands there meanwhile is seen. */
export const late = answersBy(async () => {
  const frame = () => new Promise(requestAnimationFrame);
  await frame().then(frame);
});

/** One thing by itself is gone, all else fails. The session stays, or nothing that is somebody's is seen. */
export const failing = answersBy(async (path) => {
  if (path.endsWith('/user-info')) return;
  const [status, message] = /\/[\w-]*\d[\w-]*$/.test(path.replace('/v1', ''))
    ? [404, 'Not found']
    : [500, 'Server error'];
  return Response.json({ success: false, message }, { status: Number(status) });
});

/** Nothing of the desk can be read, for a reason that no second try changes. */
export const refusing = answersBy(async (path) => {
  if (path.endsWith('/auth/me')) return;
  return Response.json({ success: false, message: 'Refused' }, { status: 400 });
});

/** Whoever is signed in is not any more. */
export const signedOut = answersBy(async () =>
  Response.json({ success: false, message: 'Please log in.' }, { status: 401 }),
);
