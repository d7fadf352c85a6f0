import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { QuantityInput } from '#web/snacks/cart/quantity-input.tsx';
import { QuantityStepper } from '#web/tiffin/orders/booking-fields.tsx';
import { Pagination } from '#web/tiffin/orders/history-page.tsx';

const nothing = () => undefined;
const buttonsOf = (markup: string) => markup.match(/<button[^>]*>/g) ?? [];

it('says that a number is at its end, and keeps the keyboard there', () => {
  const ended = [
    <QuantityStepper key="one" label="Quantity" value={1} max={5} onChange={nothing} />,
    <QuantityInput key="two" label="Chakri" value={1} min={1} onChange={nothing} />,
  ];
  for (const stepper of ended) {
    const [less, more] = buttonsOf(renderToStaticMarkup(stepper));
    expect(less).toContain('aria-disabled="true"');
    expect(less).not.toContain(' disabled=""');
    expect(more).not.toContain('aria-disabled="');
  }
});

it('keeps it on the way to another page, and at the last one', () => {
  const pages = { label: 'Pages of orders', totalPages: 3, onPage: nothing };
  const going = buttonsOf(renderToStaticMarkup(<Pagination {...pages} page={2} busy />));
  const last = buttonsOf(renderToStaticMarkup(<Pagination {...pages} page={3} />));
  for (const button of [...going, last[1]]) {
    expect(button).toContain('aria-disabled="true"');
    expect(button).not.toContain(' disabled=""');
  }
  expect(last[0]).not.toContain('aria-disabled="true"');
});
