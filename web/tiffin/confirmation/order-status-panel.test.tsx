import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { renderToStaticMarkup } from 'react-dom/server';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { describe, expect, it } from 'vitest';
import { buildOrder } from '#test/builders/build-order.ts';
import { orderStatusQuery } from '#web/tiffin/orders/queries.ts';
import { OrderStatusPanel } from './order-status-panel.tsx';

const PLAN = 'TS-2026-0001';

/** The panel of a plan with so many tiffins. */
function panelOf(count: number): string {
  const client = new QueryClient();
  const orders = Array.from({ length: count }, (_, at) =>
    buildOrder({ id: `order-${at}`, orderNumber: `TF-2026-000${at}` }),
  );
  client.setQueryData(orderStatusQuery(PLAN).queryKey, orders);
  const element = <OrderStatusPanel subscriptionNumber={PLAN} />;
  return renderToStaticMarkup(
    <QueryClientProvider client={client}>
      <RouterProvider router={createMemoryRouter([{ path: '/', element }])} />
    </QueryClientProvider>,
  );
}

const rowsIn = (html: string) => html.match(/<li/g)?.length;

describe('how the tiffins of a plan stand', () => {
  it('says how many more there are, and leads to them', () => {
    const html = panelOf(8);
    expect(rowsIn(html)).toBe(6);
    const [, to, words] = /<a [^>]*href="([^"]*)"[^>]*>([^<]*)<\/a>/.exec(html) ?? [];
    expect(to).toBe(`/tiffin-order-history?subscription=${PLAN}`);
    expect(words).toMatch(/\b2\b/);
  });

  it('leads nowhere while all of them are shown', () => {
    const html = panelOf(6);
    expect(rowsIn(html)).toBe(6);
    expect(html).not.toContain('<a ');
  });
});
