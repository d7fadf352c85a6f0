import { describe, expect, it } from 'vitest';
import { dietsDiffer, dietsDifferText } from './diets.ts';

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
  });
});
