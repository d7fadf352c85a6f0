import { QueryClient } from '@tanstack/react-query';
import { HttpError } from 'ra-core';
import { createAuthProvider } from '#admin/kitchen/sign-in/auth-provider.ts';
import { latestStep } from '#admin/kitchen/steps/latest-step.ts';
import { createDeskCall, createDeskDownload } from './platform/client/client.ts';
import { createDataProvider } from './platform/client/data-provider.ts';
import { createDeskTokenStore, createPresenceWatch } from './platform/client/desk-token-store.ts';
import { createStore } from './platform/store.ts';

/** The desk's own parts, made once for the page. */
const session = createDeskTokenStore(localStorage);
export const presenceWatch = createPresenceWatch();
const { isAway } = presenceWatch;
export const call = createDeskCall({ session, isAway, onStep: latestStep.set });
export const download = createDeskDownload({ session, isAway });
export const dataProvider = createDataProvider(call);
/**
 * Whether the server no longer knows the session. The page stays as it is, with everything typed on
 * it, while somebody signs in again on top of it.
 */
export const sessionEnded = createStore(false);
export const authProvider = createAuthProvider(call, session, sessionEnded);

const TRIES = 2;

/** An answer is an answer: only silence and a struggling server are asked again. */
export const worthAnotherTry = (tried: number, caught: unknown) =>
  tried < TRIES && caught instanceof HttpError && (caught.status === 0 || caught.status >= 500);

export const queryClient = new QueryClient({
  defaultOptions: {
    queries: { retry: worthAnotherTry, retryDelay: (tried) => 800 * 2 ** tried },
    mutations: { retry: false },
  },
});

// Of the account only what it is concerns the desk: all of it would be drawn anew whenever it is asked for again.
queryClient.setQueryDefaults(['auth'], { notifyOnChangeProps: ['data', 'error', 'status'] });
