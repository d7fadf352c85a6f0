import { queryOptions } from '@tanstack/react-query';
import { sessions } from '#contract/account/sessions.ts';
import { call } from '#web/platform/client/browser-client.ts';
import { refreshUser } from './save-settings.ts';

/** Brings what this browser knows of the account up to date when the settings are looked at. */
export const freshUserQuery = () =>
  queryOptions({ queryKey: ['settings'], queryFn: refreshUser, staleTime: 0 });

/** Where the customer is signed in. */
export const sessionsQuery = () =>
  queryOptions({ queryKey: ['sessions'], queryFn: () => call(sessions.list, {}) });
