import type { PublicBusiness } from '#contract/kitchen.ts';
import { DEFAULT_PROFILE, DEFAULT_SETTINGS } from '#domain/settings.ts';

/** What pages know of a kitchen whose desk has changed nothing. */
export const PUBLIC_BUSINESS: PublicBusiness = { ...DEFAULT_PROFILE, rules: DEFAULT_SETTINGS };
