import type { Route } from '@playwright/test';

/** Answers once the page has been painted without: what stands there meanwhile is seen. */
export async function late(route: Route): Promise<void> {
  const page = route.request().frame().page();
  const frames = () =>
    new Promise((painted) => requestAnimationFrame(() => requestAnimationFrame(painted)));
  // A page that has led on meanwhile waits for nothing more.
  await page.evaluate(frames).catch(() => {});
  await route.fallback();
}

/** One thing by itself is gone, all else fails. The session stays, or nothing that is somebody's is seen. */
export async function failing(route: Route): Promise<void> {
  const { pathname } = new URL(route.request().url());
  const [status, message] = /\/[\w-]*\d[\w-]*$/.test(pathname.replace('/v1', ''))
    ? [404, 'Not found']
    : [500, 'Server error'];
  if (pathname.endsWith('/user-info')) await route.continue();
  else await route.fulfill({ status, json: { success: false, message } });
}

/** Nothing of the desk can be read, for a reason that no second try changes. */
export async function refusing(route: Route): Promise<void> {
  const isSession = new URL(route.request().url()).pathname.endsWith('/auth/me');
  if (isSession) await route.continue();
  else await route.fulfill({ status: 400, json: { success: false, message: 'Refused' } });
}

/** Whoever is signed in is not any more. */
export const signedOut = (route: Route): Promise<void> =>
  route.fulfill({ status: 401, json: { success: false, message: 'Please log in.' } });
