import { expect, it } from 'vitest';
import { plans } from '#contract/money/plans.ts';
import { useApp } from '#test/app.ts';
import { buildCatering } from '#test/catering-factories.ts';
import { buildOffer } from '#test/tiffin-factories.ts';

const services = useApp();

it('lists the plans of one service, by either of the names that the two price lists have for it', async () => {
  await buildCatering(services.db);
  await buildOffer(services.db);
  const types = async (query: { planType?: 'tiffin'; service_type?: 'tiffin' | 'catering' }) => {
    const { data } = await services.visitor.call(plans.listPublic, { query });
    return [...new Set(data.map(({ planType }) => planType))].sort();
  };
  expect(await types({})).toEqual(['catering', 'tiffin']);
  expect(await types({ service_type: 'catering' })).toEqual(['catering']);
  expect(await types({ service_type: 'tiffin' })).toEqual(['tiffin']);
  expect(await types({ planType: 'tiffin' })).toEqual(['tiffin']);
});
