import type { MenuCategory } from '#contract/catering/inquiry-menu.ts';
import type { CateringPlan, MenuOption } from '#contract/catering/menu.ts';
import { MENU_FIELDS } from '#contract/catering/menu-fields.ts';
import type { CateringCatalogue } from '#web/catering/menu/catalogue.ts';
import { EMPTY_INQUIRY, type InquiryInputs } from '#web/catering/wizard/inquiry-form.ts';

const CATEGORIES = Object.keys(MENU_FIELDS) as MenuCategory[];

/** An id of its own for each word, as the API would make one. */
export const idOf = (word: string): string => {
  const hex = [...word].map((letter) => letter.charCodeAt(0).toString(16)).join('');
  return `00000000-0000-4000-8000-${hex.padEnd(12, '0').slice(0, 12)}`;
};

/** A catering plan for tests: C$16.99 a guest, C$1.00 delivery, 13 % tax, no shrikhand. */
export const buildPlan = (values: Partial<CateringPlan> = {}): CateringPlan => ({
  id: idOf(values.billingCycle ?? 'basic'),
  name: 'Plan 1 - Basic',
  description: 'A complete meal.',
  price: 1699,
  currency: 'CAD',
  billingCycle: 'basic',
  unit: '/person',
  deliveryCharge: 100,
  taxPercentage: 1300,
  features: [
    { text: '1 sabji per guest', isActive: true },
    { text: '3 rotis per guest', isActive: true },
  ],
  ...values,
});

const withShrikhand = buildPlan({
  billingCycle: 'premium',
  price: 2299,
  features: [
    { text: '2 sabjis per guest', isActive: true },
    { text: '1 shrikhand per guest', isActive: true },
  ],
});

const option = (category: MenuCategory, name: string, more: Partial<MenuOption>): MenuOption => ({
  id: idOf(`${name}${category}`),
  name: `${name} ${category}`,
  spellings: [],
  surcharge: 0,
  diets: ['vegetarian'],
  isDefault: false,
  ...more,
});

/**
 * Two plans, of which the second has two sabjis and shrikhand, and two options of each category; the
 * first sabji costs more.
 */
export const buildCatalogue = (plans: readonly CateringPlan[] = [buildPlan(), withShrikhand]) =>
  ({
    plans,
    menu: {
      categories: CATEGORIES.map((category) => ({
        category,
        options: [
          option(category, 'a', { surcharge: category === 'sabji' ? 100 : 0, isDefault: true }),
          option(category, 'b', {}),
        ],
      })),
      extraRotiPrice: 60,
      extraPuriPrice: 100,
      callAboveGuests: 100,
      callAbovePoojaGuests: 50,
    },
  }) satisfies CateringCatalogue;

/** The whole form, filled in for a birthday of 40 with the first plan and its defaults. */
export const buildTyped = (values: Partial<InquiryInputs> = {}): InquiryInputs => ({
  ...EMPTY_INQUIRY,
  eventType: 'birthday_party',
  eventDate: '2026-12-05',
  eventTime: ['dinner'],
  numberOfGuests: '40',
  eventLocation: '12 Maple Street, Oshawa',
  cuisineType: 'gujarati',
  dietaryPreference: ['veg'],
  cateringService: ['self_serve_delivery'],
  firstName: 'Asha',
  lastName: 'Patel',
  email: 'asha@example.com',
  phoneNumber: '(905) 555-0123',
  selectedPlan: { id: idOf('basic') },
  ...Object.fromEntries(
    CATEGORIES.map((category) => [MENU_FIELDS[category], [idOf(`a${category}`)]]),
  ),
  ...values,
});
