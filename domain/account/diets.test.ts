import { describe, expect, it } from 'vitest';
import { dietsDiffer, dietsDifferText, mergedAllergies } from './diets.ts';

describe('the diets of a plan and a profile', () => {
  it('differ only while the plan runs', () => {
    expect(dietsDiffer({ status: 'active', diet: 'jain' }, 'vegetarian')).toBe(true);
    expect(dietsDiffer({ status: 'pending_approval', diet: 'jain' }, 'vegetarian')).toBe(true);
    expect(dietsDiffer({ status: 'active', diet: 'jain' }, 'jain')).toBe(false);
    expect(dietsDiffer({ status: 'completed', diet: 'jain' }, 'vegetarian')).toBe(false);
  });

  it('say so', () => {
    expect(dietsDifferText('This plan', 'jain', { profileDiet: 'vegetarian' })).toBe(
      'This plan is Jain; the profile says Vegetarian.',
    );
    expect(
      dietsDifferText('This plan', 'jain', { profileDiet: 'vegetarian', memberName: 'Meera' }),
    ).toBe('This plan is Jain; Meera is Vegetarian.');
  });
});

describe('what a tiffin says of allergies when more is known', () => {
  it('follows what it said the same, and keeps words of its own', () => {
    expect(mergedAllergies('Nuts', { from: 'Nuts', to: 'Sesame' })).toBe('Sesame');
    expect(mergedAllergies('Milk', { from: 'Nuts', to: 'Sesame' })).toBe('Milk; Sesame');
  });

  it('names each once, whatever it said before', () => {
    expect(mergedAllergies('Sesame', { from: 'Nuts', to: 'Nuts; Sesame' })).toBe('Nuts; Sesame');
  });
});
