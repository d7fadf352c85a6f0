import { expect, it } from 'vitest';
import { buildGroup, buildVariant } from '#test/builders/build-groups.ts';
import { offersOf, offerText, usualOffer } from './plan-offers.ts';

const daily = buildVariant({ billingCycle: 'daily', tiffinCount: 1 });
const monthly = buildVariant();

const usualOf = (...groups: Parameters<typeof buildGroup>[0][]) => {
  const offer = usualOffer(offersOf(groups.map(buildGroup)));
  return offer && [offer.group.name, offer.variant.billingCycle];
};

it('begins with a month of the plan that is held up as popular', () => {
  expect(
    usualOf(
      { name: 'Full Thali', variants: [daily, monthly] },
      { name: 'Everyday Tiffin', isPopular: true, variants: [daily, monthly] },
    ),
  ).toEqual(['Everyday Tiffin', 'monthly']);
});

it('begins with a month of any other where the popular one is not sold by the month', () => {
  expect(
    usualOf(
      { name: 'Everyday Tiffin', isPopular: true, variants: [daily] },
      { name: 'Full Thali', variants: [daily, monthly] },
    ),
  ).toEqual(['Full Thali', 'monthly']);
});

it('begins with what there is where nothing is sold by the month', () => {
  expect(
    usualOf(
      { name: 'Full Thali', variants: [daily] },
      { name: 'Everyday Tiffin', isPopular: true, variants: [daily] },
    ),
  ).toEqual(['Everyday Tiffin', 'daily']);
  expect(usualOf({ name: 'Full Thali', variants: [daily] })).toEqual(['Full Thali', 'daily']);
  expect(usualOf()).toBeUndefined();
});

it('says of each offer how often it is paid, what is in it and what it costs', () => {
  const [offer] = offersOf([buildGroup({ variants: [monthly] })]);
  expect(offer && offerText(offer)).toBe('Everyday Tiffin, monthly: 20 tiffins, C$248.37');
});
