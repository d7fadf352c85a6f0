import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { MoreOrders } from './tab-states.tsx';

const more = { failed: false, busy: false, load: () => undefined };

it('calls inquiries inquiries, also when there are more than 20', () => {
  const words = renderToStaticMarkup(
    <MoreOrders read={20} total={21} searching={false} noun="inquiries" more={more} />,
  );
  expect(words).toContain('These are your latest 20 of 21 inquiries.');
  expect(words).not.toContain('orders');
});
