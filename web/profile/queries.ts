import { queryOptions } from '@tanstack/react-query';
import { profile } from '#contract/profile.ts';
import { call } from '#web/api/browser-client.ts';

/** How much the customer has ordered, and their points. */
export const figuresQuery = () =>
  queryOptions({ queryKey: ['profile', 'figures'], queryFn: () => call(profile.figures, {}) });
