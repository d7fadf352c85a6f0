import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { DeliveryType } from '#contract/snacks/orders.ts';
import { call } from '#web/platform/client/browser-client.ts';
import { certainSnacksQuery, MOST_IDS } from '#web/snacks/catalogue/queries.ts';
import { type Cart, type CartNews, newsOf } from './cart.ts';

/**
 * What has become of the cart since it was filled, read anew whenever it is looked at; and which of
 * its snacks are sold out for today.
 */
export function useCartNews(
  cart: Cart,
  deliveryType: DeliveryType = 'pickup',
): { news: CartNews[]; soldOutToday: ReadonlySet<string> } {
  const lines = cart.slice(0, MOST_IDS);
  const { data, isPlaceholderData } = useQuery({
    ...certainSnacksQuery(
      call,
      lines.map(({ snackId }) => snackId),
    ),
    enabled: lines.length > 0,
    placeholderData: keepPreviousData,
    refetchOnMount: 'always',
  });
  if (!data) return { news: [], soldOutToday: new Set() };
  // An answer about the cart of a moment ago does not know what was added since.
  const news = newsOf(lines, data, deliveryType).filter(
    ({ kind }) => kind === 'price' || !isPlaceholderData,
  );
  const soldOut = data.filter(({ sold_out_today }) => sold_out_today).map(({ id }) => id);
  return { news, soldOutToday: new Set(soldOut) };
}
