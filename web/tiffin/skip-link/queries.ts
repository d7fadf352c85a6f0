import { queryOptions } from '@tanstack/react-query';
import { skipLinks } from '#contract/tiffin/skip-links.ts';
import { call } from '#web/platform/client/browser-client.ts';

/** How often an open page looks whether its delivery can still be skipped, in milliseconds. */
const LOOK_EVERY = 60_000;

/** The delivery that the link of a reminder is for. */
export const linkedDeliveryQuery = (token: string) =>
  queryOptions({
    queryKey: ['skip-link', token],
    queryFn: () => call(skipLinks.read, { body: { token } }),
    refetchInterval: LOOK_EVERY,
  });
