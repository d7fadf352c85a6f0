import * as z from 'zod/mini';
import { CreditForecast } from '#contract/account/credit-forecast.ts';
import { ChoiceSaid } from '#contract/account/customer-settings.ts';
import { addressDetails } from '#contract/account/delivery-address.ts';
import { Diet } from '#contract/account/diet.ts';
import { MailChannel, PhoneChannel, WishedChannel } from '#contract/kitchen/channels.ts';
import { Id, IsoDay, IsoInstant, Money } from '#contract/platform/primitives.ts';

/**
 * A customer as the kitchen sees them; `internalNote` never leaves the desk
 * (docs/rules.md#two-notes).
 */
export const AdminCustomer = z.object({
  id: Id,
  /** How they are called: by their number where the kitchen knows no name. */
  name: z.string(),
  /** Empty, as the last name, for somebody who is known by their number. */
  firstName: z.string(),
  /** Empty for somebody who gave one name. */
  lastName: z.string(),
  /** Null for a household that is reached by phone and paper. */
  email: z.nullable(z.string()),
  emailVerified: z.boolean(),
  phone: z.nullable(z.string()),
  address: z.nullable(z.string()),
  ...addressDetails,
  diet: Diet,
  allergies: z.string(),
  standingNote: z.string(),
  /** What the kitchen calls them for itself: `VIP`, `pays monthly`. */
  tags: z.array(z.string()),
  /** `MM-DD`; null: not given. */
  birthday: z.nullable(z.string()),
  /** How they have told the kitchen that messages should reach them, as long as they have no e-mail address. */
  wishedChannel: z.nullable(WishedChannel),
  /** They have agreed to offers by mail. */
  wantsOffers: z.boolean(),
  customerNote: z.nullable(z.string()),
  internalNote: z.nullable(z.string()),
  disabled: z.boolean(),
  /** Nobody is left in the account: only the books hang on it. */
  erased: z.boolean(),
  /** The day from which nothing is left of a customer who asked to be deleted. */
  leavingOn: z.nullable(IsoDay),
  subscriptionCount: z.int(),
  availableCredits: z.int(),
  /** The day of the latest tiffin, snacks or event that they were brought or have fetched. */
  lastOrderDay: z.nullable(IsoDay),
  /** What they owe for plans, snacks and events together. */
  owed: Money,
  createdAt: IsoInstant,
});
export type AdminCustomer = z.output<typeof AdminCustomer>;

/** What two who may be the same person have in common; `home` is their name and where they live. */
export const SharedByDoubles = z.enum(['phone', 'home', 'email']);
export type SharedByDoubles = z.output<typeof SharedByDoubles>;

/** A customer in a list. */
export const CustomerInList = z.extend(AdminCustomer, {
  /** With whom they may be the same person (docs/rules.md#doubles). */
  doubles: z.array(
    z.object({
      id: Id,
      name: z.string(),
      phone: z.nullable(z.string()),
      email: z.nullable(z.string()),
      signsIn: z.boolean(),
      shares: SharedByDoubles,
    }),
  ),
});
export type CustomerInList = z.output<typeof CustomerInList>;

/**
 * The lists of customers that a kitchen asks for (docs/rules.md#lists-of-customers); all but the
 * erased ones without it.
 */
export const CustomerListState = z.enum([
  'with_plan',
  'new',
  'doubles',
  'runs_out',
  'stopped',
  'unpaid',
  'birthday',
  'disabled',
  'leaving',
  'erased',
]);
export type CustomerListState = z.output<typeof CustomerListState>;

/** What the desk does with an account. */
export const CustomerStepAction = z.enum(['disable', 'enable', 'sign-out', 'merge']);
export type CustomerStepAction = z.output<typeof CustomerStepAction>;

/** One time that it did. */
export const CustomerStep = z.object({
  id: z.int(),
  action: CustomerStepAction,
  reason: z.string(),
  actor: z.string(),
  at: IsoInstant,
});
export type CustomerStep = z.output<typeof CustomerStep>;

/** A customer with everything about the account itself; what they ordered comes from its own lists. */
export const AdminCustomerDetails = z.extend(CustomerInList, {
  emailVerifiedAt: z.nullable(IsoInstant),
  hasPassword: z.boolean(),
  /** With neither they cannot sign in: the desk wrote them down. */
  hasGoogle: z.boolean(),
  /** Until when a link works that lets them take over the account; null: none does. */
  invitedUntil: z.nullable(IsoInstant),
  /** How news of their orders reaches them; null where they have turned it off, `paper` where nothing does. */
  newsBy: z.nullable(MailChannel),
  /** Whether any optional mail comes to them by e-mail. */
  getsOptionalMails: z.boolean(),
  /** What they have said last about offers, and how; null: nothing is on record. */
  offersSaid: z.nullable(
    z.object({
      isOn: z.boolean(),
      at: IsoInstant,
      how: ChoiceSaid,
      /** Of what they have told the kitchen: on which day, and who wrote it down. */
      toldOn: z.nullable(IsoDay),
      actor: z.nullable(z.string()),
    }),
  ),
  /** The ways to phones on which somebody has answered STOP from their number. */
  optedOut: z.array(PhoneChannel),
  /** Who at the desk has noted that they want no more messages, as they have said it; null: nobody. */
  stopNotedBy: z.nullable(z.string()),
  lastSignInAt: z.nullable(IsoInstant),
  /** When one of their devices was last heard of. */
  lastSeenAt: z.nullable(IsoInstant),
  /** On how many devices they are signed in now. */
  liveSessions: z.int(),
  termsVersion: z.nullable(z.string()),
  termsAcceptedAt: z.nullable(IsoInstant),
  totalOrders: z.int(),
  loyaltyPoints: z.int(),
  /** How many other accounts became part of this one. */
  mergedAccounts: z.int(),
  steps: z.array(CustomerStep),
  /** When their credits run out, if they go on as they do; null where nobody can say. */
  runOut: CreditForecast,
  /** Running plans with another diet than is on record of whom they are for: somebody has to say which is right. */
  otherDiets: z.array(
    z.object({
      id: Id,
      number: z.string(),
      planName: z.string(),
      memberName: z.nullable(z.string()),
      diet: Diet,
      profileDiet: Diet,
    }),
  ),
  /** What runs, is booked or owed, in words: an account is anonymised when there is nothing. */
  toSettle: z.array(z.string()),
});
export type AdminCustomerDetails = z.output<typeof AdminCustomerDetails>;

/** What becomes of two accounts when they become one. */
export const MergePreview = z.object({
  stays: AdminCustomer,
  goes: AdminCustomer,
  /** What moves over, with how many: `{what: 'tiffin orders', count: 12}`; only what there is. */
  moves: z.array(z.object({ what: z.string(), count: z.int() })),
  /** What the account that stays takes over of the other one's facts, in words. */
  takesOver: z.array(z.string()),
});
export type MergePreview = z.output<typeof MergePreview>;
