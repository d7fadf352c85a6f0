import { describe, expect, it } from 'vitest';
import { buildTyped } from '#test/builders/build-typed.ts';
import { EMPTY_INQUIRY } from './inquiry-form.ts';
import { readStored } from './stored-inquiry.ts';

const line = {
  item: 'Undhiyu',
  quantity: 40,
  category: 'sabji',
  unit: 'servings',
  specialNote: null,
};

describe('an inquiry that was kept', () => {
  it('comes back as it was: form, step and menu', () => {
    const stored = { typed: buildTyped(), step: 3, menu: { planId: 'p', lines: [line] } };
    expect(readStored(JSON.parse(JSON.stringify(stored)))).toEqual(stored);
  });

  it.each([null, {}, { typed: null }, { typed: 'asha' }, { typed: [] }, { typed: EMPTY_INQUIRY }])(
    'is none where nothing is filled in: %j',
    (stored) => {
      expect(readStored(stored)).toBeNull();
    },
  );

  it('of an older shape keeps what can still be read of it', () => {
    const stored = {
      typed: {
        firstName: 'Asha',
        lastName: 7,
        eventType: 'barbecue',
        eventTime: ['dinner', 'midnight', 'dinner', 4],
        dietaryPreference: 'veg',
        selectedPlan: 'premium',
        selectedSabji: 'chole',
        selectedSweet: ['lapsi', 'lapsi', 7, ''],
        selectedDal: '',
        extraRoti: -5,
        extraPuri: 20,
        favouriteColour: 'red',
      },
      step: 9,
      menu: { planId: 'p', lines: ['Undhiyu'] },
    };
    expect(readStored(stored)).toEqual({
      typed: {
        ...EMPTY_INQUIRY,
        ...{ firstName: 'Asha', eventTime: ['dinner'], extraPuri: 20 },
        selectedSabji: ['chole'],
        selectedSweet: ['lapsi'],
      },
      step: 1,
      menu: null,
    });
  });
});
