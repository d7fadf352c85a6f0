import { noAnswer, outdatedPage } from './failure.ts';

/** Whether the server answers at the moment. */
export const serverAnswers = (): Promise<boolean> =>
  fetch('/healthz', { method: 'HEAD' }).then(
    () => true,
    () => false,
  );

/**
 * Loads part of the desk when it is needed. A failure reads like that of a call: no answer, or an
 * outdated page where the server answers, since most browsers give a failed part up until the page is
 * loaded anew, and a newer version may have replaced it.
 */
export async function loadModule<Part>(load: () => Promise<Part>): Promise<Part> {
  try {
    return await load();
  } catch {
    throw (await serverAnswers()) ? outdatedPage() : noAnswer();
  }
}
