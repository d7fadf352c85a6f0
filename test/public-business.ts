import { OWN_PROFILE } from '#api/program/demo/demo-kitchen.ts';
import type { PublicBusiness } from '#contract/kitchen/kitchen.ts';
import { DEFAULT_SETTINGS } from '#domain/kitchen/settings.ts';

/** What pages know of a kitchen that has entered who it is. */
export const PUBLIC_BUSINESS: PublicBusiness = {
  ...OWN_PROFILE,
  logo: null,
  sendsMail: true,
  reachesPhones: false,
  tellsHowToPay: true,
  rules: DEFAULT_SETTINGS,
};
