import { queryOptions } from '@tanstack/react-query';
import { profile } from '#contract/account/profile.ts';
import { call } from '#web/platform/client/browser-client.ts';

/** How much the customer has ordered, and their points. */
export const figuresQuery = () =>
  queryOptions({ queryKey: ['profile', 'figures'], queryFn: () => call(profile.figures, {}) });
