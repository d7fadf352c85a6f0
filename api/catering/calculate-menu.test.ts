import { describe, expect, it } from 'vitest';
import { catering } from '#contract/catering/catering.ts';
import type { CalculatedMenu } from '#contract/catering/menu.ts';
import { adminSettings } from '#contract/kitchen/desk-settings.ts';
import { DEFAULT_CATERING } from '#domain/kitchen/settings.ts';
import { useApp } from '#test/app.ts';
import { buildCatering, optionId } from '#test/catering-factories.ts';
import { buildOffer } from '#test/tiffin-factories.ts';

const services = useApp();

describe('the catering plans and menu', () => {
  it('are read with their features, surcharges and extras', async () => {
    const { planId, planGroupId } = await buildCatering(services.db);
    await services.contentSettled();
    const plans = await services.visitor.call(catering.plans, {});
    expect(plans.data.find(({ id }) => id === planId)).toMatchObject({
      price: 2299,
      currency: 'CAD',
      billingCycle: 'premium',
      unit: '/person',
      deliveryCharge: 100,
      taxPercentage: 1300,
    });
    await services.db
      .updateTable('plan_groups')
      .set({ is_active: false })
      .where('id', '=', planGroupId)
      .execute();
    await services.contentSettled();
    const left = await services.visitor.call(catering.plans, {});
    expect(left.data.map(({ id }) => id)).not.toContain(planId);
    const menu = await services.visitor.call(catering.menu, {});
    expect(menu.data).toMatchObject({
      extraRotiPrice: 60,
      extraPuriPrice: 100,
      callAboveGuests: 100,
      callAbovePoojaGuests: 50,
    });
    expect(menu.data.categories.map(({ category }) => category)).toEqual([
      'sabji',
      'sweet',
      'shrikhand',
      'salad',
      'dal',
      'roti',
      'rice',
    ]);
    expect(
      menu.data.categories[0]?.options.map(({ name, surcharge }) => [name, surcharge]),
    ).toEqual([
      ['sabji 1', 0],
      ['sabji 2', 100],
    ]);
  });

  it('are none of the plans of tiffins', async () => {
    const { planId } = await buildCatering(services.db);
    const { variant } = await buildOffer(services.db);
    await services.contentSettled();
    const { data } = await services.visitor.call(catering.plans, {});
    const ids = data.map(({ id }) => id);
    expect(ids).toContain(planId);
    expect(ids).not.toContain(variant.id);
  });

  it('are for each person where the desk names no unit', async () => {
    const { planId } = await buildCatering(services.db);
    await services.db
      .updateTable('plan_variants')
      .set({ unit: '' })
      .where('id', '=', planId)
      .execute();
    await services.contentSettled();
    const { data } = await services.visitor.call(catering.plans, {});
    expect(data.find(({ id }) => id === planId)?.unit).toBe('/person');
  });
});

describe('calculating a menu', () => {
  const calculate = (body: Record<string, unknown>) =>
    services.visitor.send('POST', '/api/v1/catering-inquiry/calculate-menu', body);

  it('works out servings and price of what is chosen so far, by name or by id', async () => {
    const { planId } = await buildCatering(services.db);
    await services.contentSettled();
    const answered = await calculate({
      planId,
      numberOfGuests: 10,
      selectedSabji: await optionId(services.db, 'sabji 2'),
      selectedRoti: 'Roti 1',
      additionalQuantities: { roti: 20, puri: 0 },
    });
    expect(answered.data).toEqual({
      calculatedMenu: [
        {
          item: 'sabji 2',
          quantity: 20,
          category: 'sabji',
          unit: 'servings',
          specialNote: '+$1.00 per guest',
        },
        { item: 'roti 1', quantity: 40, category: 'roti', unit: 'pieces', specialNote: null },
        {
          item: 'Extra roti',
          quantity: 20,
          category: 'extra',
          unit: 'pieces',
          specialNote: 'On top of the plan',
        },
      ],
      pricingCalculation: {
        basePrice: 229.9,
        additionalCharges: 22,
        deliveryFee: 10,
        taxPercentage: 13,
        taxAmount: 29.89,
        totalPrice: 291.79,
        pricePerPerson: 22.99,
        additionalQuantities: { roti: 20, puri: 0 },
      },
      totalMenuItems: 80,
    });
  });

  it('shares the servings among as many dishes as the plan includes', async () => {
    const { planId } = await buildCatering(services.db);
    await services.contentSettled();
    const sabjisOf = async (selectedSabji: string | string[], numberOfGuests = 81) => {
      const { data } = await calculate({ planId, numberOfGuests, selectedSabji });
      const { calculatedMenu } = data as CalculatedMenu;
      return calculatedMenu.map(({ item, quantity }) => `${quantity} ${item}`);
    };
    expect(await sabjisOf(['sabji 2', 'sabji 1'])).toEqual(['81 sabji 1', '81 sabji 2']);
    for (const one of ['sabji 1', ['sabji 1'], ['sabji 1', 'Sabji-1']])
      expect(await sabjisOf(one)).toEqual(['162 sabji 1']);
  });

  it('refuses more dishes than the plan includes, and says how many those are', async () => {
    const { planId } = await buildCatering(services.db);
    await services.contentSettled();
    expect(
      await calculate({ planId, numberOfGuests: 80, selectedSweet: ['sweet 1', 'sweet 2'] }),
    ).toMatchObject({
      status: 422,
      code: 'too_many_dishes',
      errors: [
        {
          field: 'selectedSweet',
          message: 'Your plan includes 1 sweet for each guest. Please choose no more than that.',
        },
      ],
    });
  });

  it('has no delivery where everything is only picked up', async () => {
    const { planId } = await buildCatering(services.db);
    await services.contentSettled();
    for (const [cateringService, deliveryFee] of [
      [['self_serve_pickup'], 0],
      [['self_serve_pickup', 'onsite_staff'], 10],
    ]) {
      const { data } = await calculate({ planId, numberOfGuests: 10, cateringService });
      expect(data).toMatchObject({ pricingCalculation: { deliveryFee } });
    }
  });

  it('follows what the desk changes, also for what was asked before', async () => {
    const { planId } = await buildCatering(services.db);
    await services.contentSettled();
    const extras = async () => {
      const { data } = await services.visitor.call(catering.calculateMenu, {
        body: { planId, numberOfGuests: 1, additionalQuantities: { roti: 2, puri: 0 } },
      });
      return data.pricingCalculation.additionalCharges;
    };
    expect([await extras(), await extras()]).toEqual([120, 120]);
    const staff = await services.asStaff();
    const body = { ...DEFAULT_CATERING, extraRotiPrice: 75, version: 0 };
    await staff.call(adminSettings.updateCatering, { body });
    expect(await extras()).toBe(150);
    await staff.call(adminSettings.updateCatering, { body: { ...DEFAULT_CATERING, version: 1 } });
    expect(await extras()).toBe(120);
  });

  it('says which choice is not on the menu, and which plan is gone', async () => {
    const { planId } = await buildCatering(services.db);
    await services.contentSettled();
    expect(await calculate({ planId, numberOfGuests: 5, selectedDal: 'Soup' })).toMatchObject({
      status: 409,
      code: 'menu_option_unavailable',
      errors: [{ field: 'selectedDal' }],
      message: 'Soup is no longer on our catering menu. Please choose something else.',
    });
    expect(await calculate({ planId, numberOfGuests: 5, selectedDal: planId })).toMatchObject({
      code: 'menu_option_unavailable',
      message:
        'One of your choices is no longer on our catering menu. Please choose something else.',
    });
    expect(
      await calculate({ planId: '7f0d3c2e-2f7b-4b8e-9a53-0d8a1d5f2c11', numberOfGuests: 5 }),
    ).toMatchObject({
      status: 409,
      code: 'plan_unavailable',
      errors: [{ field: 'selectedPlan' }],
    });
    expect(await calculate({ planId, numberOfGuests: 0 })).toMatchObject({
      status: 422,
      errors: [{ field: 'numberOfGuests', message: 'Please enter a valid number of guests.' }],
    });
  });

  it('does not estimate what no books hold', async () => {
    const { planId } = await buildCatering(services.db, { price: 500_000 });
    await services.contentSettled();
    expect(await calculate({ planId, numberOfGuests: 10_000 })).toMatchObject({
      status: 422,
      code: 'inquiry_too_large',
      errors: [{ field: 'numberOfGuests' }],
    });
  });

  it('answers broken JSON as every call does', async () => {
    const broken = await services.visitor.send(
      'POST',
      '/api/v1/catering-inquiry/calculate-menu',
      '{"planId"',
      { headers: { 'content-type': 'application/json' } },
    );
    expect(broken).toMatchObject({ status: 400, code: 'malformed_json' });
  });
});
