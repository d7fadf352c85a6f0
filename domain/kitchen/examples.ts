import type { BusinessProfile } from '#contract/kitchen/settings.ts';

/** The telephone of a new kitchen; nobody answers it. */
export const EXAMPLE_PHONE = '+19055550142';

/**
 * Whether a text still is one of the examples that a new kitchen comes with. Each of them says so:
 * its addresses lie below `example` (RFC 2606), and its street and its bank are called so.
 */
export const isExample = (text: string): boolean =>
  text === EXAMPLE_PHONE || /\bexample\b/i.test(text);

/** A business profile as customers are told it: what is still an example is null, or left out. */
export type ToldProfile = Omit<BusinessProfile, 'phone' | 'email' | 'address'> & {
  phone: string | null;
  email: string | null;
  address: string | null;
};

const real = (text: string): string | null => (isExample(text) ? null : text);

/** The ways to pay that lead to the kitchen; none while it has entered none of its own. */
const realPaymentWays = (ways: BusinessProfile['paymentWays']): BusinessProfile['paymentWays'] =>
  ways.filter(({ name, details }) => !isExample(name) && !isExample(details));

/**
 * What customers are told of a business profile: nobody is asked to call, to write or to pay where
 * only an example stands.
 */
export const toldOf = (profile: BusinessProfile): ToldProfile => ({
  ...profile,
  phone: real(profile.phone),
  email: real(profile.email),
  address: real(profile.address),
  paymentWays: realPaymentWays(profile.paymentWays),
});
