import { describe, expect, it } from 'vitest';
import { ProfileForm, type ProfileTyped } from './profile-form-schema.ts';

const typed: ProfileTyped = {
  first_name: ' Asha ',
  last_name: 'Patel',
  phone: '(905) 555-0123',
  address: '12 Main Street, Oshawa L1H 1A1 ',
  diet: 'jain',
  allergies: '',
  standing_note: '',
  change_plans: true,
};

describe('the form of the profile', () => {
  it('writes names, phone and address the way they are kept', () => {
    expect(ProfileForm.parse(typed)).toMatchObject({
      first_name: 'Asha',
      phone: '+19055550123',
      address: '12 Main Street, Oshawa L1H 1A1',
    });
  });

  it('takes an emptied phone and address away', () => {
    expect(ProfileForm.parse({ ...typed, phone: ' ', address: '' })).toMatchObject({
      phone: null,
      address: '',
    });
  });

  it('needs both names, and a phone that can be one', () => {
    const mistakes = (change: Partial<ProfileTyped>) =>
      ProfileForm.safeParse({ ...typed, ...change }).error?.issues.map(({ path }) => path[0]);
    expect(mistakes({ first_name: '', last_name: 'P', phone: 'call me' })).toEqual([
      'first_name',
      'last_name',
      'phone',
    ]);
  });
});
