import * as z from 'zod/mini';
import type { Customer } from '#contract/account/customer.ts';
import { ProfileBody } from '#contract/account/profile.ts';
import { formatPhone } from '#domain/account/phone.ts';

const { first_name, last_name, phone, diet, allergies, standing_note } = ProfileBody.shape;

/** What is typed into the profile: a phone and an address that are emptied are taken away. */
export const ProfileForm = z.object({
  first_name,
  last_name,
  phone: z.pipe(
    z.pipe(
      z.string(),
      z.transform((typed) => typed.trim() || null),
    ),
    phone,
  ),
  address: z.string().check(z.trim(), z.maxLength(500, 'Please use at most 500 characters.')),
  diet,
  allergies,
  standing_note,
  /** Whether running plans get a changed diet, too. */
  change_plans: z.boolean(),
});

export type ProfileTyped = z.input<typeof ProfileForm>;
export type ProfileValues = z.output<typeof ProfileForm>;

/** The form as the account has it. */
export const typedOf = (user: Customer): ProfileTyped => ({
  first_name: user.first_name,
  last_name: user.last_name,
  phone: user.phone ? formatPhone(user.phone) : '',
  address: user.address ?? '',
  diet: user.diet,
  allergies: user.allergies,
  standing_note: user.standing_note,
  change_plans: true,
});
