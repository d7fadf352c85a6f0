import { describe, expect, it } from 'vitest';
import { servedChoices } from '#domain/catering/menu.ts';
import { buildCatalogue, buildTyped } from '#test/builders/build-typed.ts';
import { choicesOf } from '#web/catering/menu/catalogue.ts';
import { extrasNote } from '#web/catering/menu/menu-step.tsx';
import { thaliSubject } from '#web/catering/menu/plan-choice.tsx';
import { readSent } from './success-panel.tsx';

const { menu, plans } = buildCatalogue();
const chosenWith = (features = plans[1]?.features ?? []) =>
  servedChoices(features, choicesOf(buildTyped(), menu, { features }));
const choices = chosenWith();

describe('the words of an estimate', () => {
  it('name what costs extra', () => {
    expect(extrasNote(choices, { roti: 20, puri: 1 })).toBe('a sabji, 20 rotis, 1 puri');
    expect(extrasNote({}, { roti: 0, puri: 0 })).toBe('');
  });
});

describe('the plate', () => {
  it('has what was chosen, and shrikhand only with a plan that has it', () => {
    expect(thaliSubject(chosenWith([]))).toBe('served:a roti|a rice|a sweet|a sabji|a dal|a salad');
    expect(thaliSubject(choices)).toContain('|a shrikhand');
  });

  it('has both dishes where there are two of a category, as far as there are katoris', () => {
    const dish = (name: string) => ({
      ...{ id: name, name, spellings: [], surcharge: 0 },
      ...{ diets: [], isDefault: false },
    });
    const two = { sabji: [dish('Chole'), dish('Rajma')], sweet: [dish('Lapsi'), dish('Basundi')] };
    expect(thaliSubject(two)).toBe('served:||Lapsi|Chole|Rajma|Basundi');
    const more = { dal: [dish('Kadhi')], salad: [dish('Papad')], shrikhand: [dish('Mango')] };
    expect(thaliSubject({ ...two, ...more })).toBe(
      'served:||Lapsi|Chole|Rajma|Kadhi|Papad|Mango Shrikhand',
    );
  });
});

describe('an inquiry that was taken', () => {
  const sent = { inquiryNumber: 'CI-2026-0001', email: 'asha@example.com', firstName: 'Asha' };

  it('is read from its place in the history', () => {
    expect(readSent({ sent })).toEqual(sent);
  });

  it.each([null, undefined, { step: 3 }, { sent: {} }, { sent: { ...sent, email: 3 } }])(
    'is none in %j',
    (state) => {
      expect(readSent(state)).toBeNull();
    },
  );
});
