import type { UnusedSubscription } from '#api/kitchen/mail/mail-details.ts';
import type { MailDetails } from '#api/kitchen/mail/mail-kinds.ts';
import { formatDayLong } from '#domain/platform/days.ts';
import { formatMoney } from '#domain/platform/money.ts';
import { counted } from '#domain/platform/plural.ts';
import { type Block, links, type MailTemplate, paragraph } from './mail-content.ts';
import { whereToTell } from './mail-texts.ts';

export const welcome: MailTemplate<MailDetails['welcome']> = ({ name }, business) => ({
  subject: `Welcome to ${business.name}`,
  preview: 'Your account is ready. Here is how it works.',
  heading: 'Welcome. There is a plate for you.',
  name,
  blocks: [
    paragraph(`Thank you for joining ${business.name}. Your account is ready.`),
    {
      is: 'list',
      title: 'How it works',
      items: [
        'Choose a plan. You get credits: one credit is one tiffin, and credits never expire.',
        'Book the days you want, and skip the ones you don’t.',
        'We cook in the morning and bring it the same afternoon.',
      ],
    },
  ],
  button: { label: 'See the plans', path: links.pricing },
  closing: [
    `You did not open this account? Please tell us ${whereToTell(business)} and we will close it.`,
  ],
});

/** To somebody whom the kitchen has written down: the account is theirs to take over. */
export const accountInvitation: MailTemplate<MailDetails['account_invitation']> = (
  { name, token, until },
  business,
) => ({
  subject: `Your account with ${business.name}`,
  preview: 'See what is left, book and skip days, whenever you like.',
  onPhone: `your account is ready. See what is left, book and skip days yourself, until ${formatDayLong(until)}: ${business.publicUrl}${links.invitation(token)}`,
  heading: 'Your account is waiting for you',
  name,
  blocks: [
    paragraph(
      `We have opened an account for you at ${business.name}. What you have with us is in it already: your plan, what is left of it, and your address.`,
    ),
    paragraph(
      'With the link below you give an e-mail address, which you need to sign in, and choose a password. From then on you book and skip days yourself; until then everything goes on as before.',
    ),
  ],
  button: { label: 'Take over my account', path: links.invitation(token) },
  closing: [
    `The link works once, until ${formatDayLong(until)}.`,
    `You do not know us? Then leave this mail alone, or tell us ${whereToTell(business)}.`,
  ],
});

export const passwordChanged: MailTemplate<MailDetails['password_changed']> = (
  { name },
  business,
) => ({
  subject: 'Your password has been changed',
  preview: 'You are signed out everywhere else.',
  heading: 'Your password has been changed',
  name,
  blocks: [
    paragraph('From now on only the new password opens your account.'),
    paragraph('Wherever else you were signed in, you are signed out now.'),
  ],
  button: null,
  closing: [
    `It was not you? Choose another password at once with “Forgot your password?”, and tell us ${whereToTell(business)}.`,
  ],
});

export const accountsMerged: MailTemplate<MailDetails['accounts_merged']> = (
  { name, email },
  business,
) => ({
  subject: 'Your two accounts are one now',
  preview: 'Plans, orders and inquiries are all in one place.',
  heading: 'Your two accounts are one now',
  name,
  blocks: [
    paragraph(
      'You had two accounts with us. We have put them together: plans and their credits, orders, inquiries and addresses are all in one place.',
    ),
    paragraph(`You sign in with ${email}. The other account is gone.`),
  ],
  button: { label: 'See your orders', path: links.orders },
  closing: [
    `Something of it is not yours, or something is missing? Please tell us ${whereToTell(business)}.`,
  ],
});

export const emailCode: MailTemplate<MailDetails['email_code']> = ({ name, code }, business) => ({
  subject: `Your code for ${business.name}`,
  preview: `${code} shows that this address is yours. It works for 10 minutes.`,
  heading: 'Your code',
  name,
  blocks: [
    paragraph(
      'Type this code where you were asked for it, and we know that this address is yours.',
    ),
    { is: 'code', text: code },
    paragraph('It works once, for 10 minutes. We never ask for it by phone.'),
  ],
  button: null,
  closing: ['It was not you? Then leave this mail alone: without the code nobody sees anything.'],
});

/** Shows that a phone is the customer's own; it only ever goes there. */
export const phoneCode: MailTemplate<MailDetails['phone_code']> = ({ name, code }, business) => ({
  subject: `Your code for ${business.name}`,
  preview: `${code} shows that this phone is yours.`,
  onPhone: `${code} is your code. It works for 10 minutes; we never ask for it on the phone.`,
  heading: 'Your code',
  name,
  blocks: [{ is: 'code', text: code }],
  button: null,
  closing: [],
});

export const passwordReset: MailTemplate<MailDetails['password_reset']> = ({
  name,
  email,
  token,
}) => ({
  subject: 'Choose a new password',
  preview: 'This link works once, for one hour.',
  heading: 'Choose a new password',
  name,
  blocks: [
    paragraph(`Somebody, hopefully you, asked for a new password for the account of ${email}.`),
    paragraph(
      'The link below works once, for one hour. Choosing a new password signs you out everywhere.',
    ),
  ],
  button: { label: 'Choose a new password', path: links.resetPassword(email, token) },
  closing: ['It was not you? Then leave this mail alone: your password stays as it is.'],
});

const tiffins = (credits: number) => counted(credits, 'unused credit');

const left = ({ number, planName, credits, payBack }: UnusedSubscription): string =>
  `${planName} (${number}): ${tiffins(credits)}${payBack > 0 ? `, ${formatMoney(payBack)}` : ''}`;

const leftPlans = (title: string, plans: UnusedSubscription[]): Block[] =>
  plans.length > 0 ? [{ is: 'list', title, items: plans.map(left) }] : [];

/** To somebody who asked to be deleted: until when they can change their mind, and how. */
export const accountDeletionAsked: MailTemplate<MailDetails['account_deletion_asked']> = (
  { name, day, plans },
  business,
) => ({
  subject: `Your account will be deleted on ${formatDayLong(day)}`,
  preview: 'Until then you can change your mind: just log in.',
  heading: 'Your account will be deleted',
  name,
  blocks: [
    paragraph(
      `You asked us to delete your account. On ${formatDayLong(day)} we erase your personal data everywhere. You are signed out on all devices.`,
    ),
    paragraph(
      'You changed your mind? Log in before that day and press “Keep my account”: everything is as it was.',
    ),
    paragraph('What is booked before that day still comes. What is booked for later is cancelled.'),
    ...leftPlans('What is left in your plans', plans),
    ...(plans.length > 0
      ? [paragraph('The kitchen knows of it, and writes to you about what it pays back.')]
      : []),
  ],
  button: { label: 'Log in', path: links.account },
  closing: [
    `It was not you? Log in, keep your account, and choose another password. If you cannot, tell us at once, ${whereToTell(business)}.`,
  ],
});

/** The last mail to somebody whose data is gone. */
export const accountDeleted: MailTemplate<MailDetails['account_deleted']> = (
  { name },
  business,
) => ({
  subject: 'Your account is deleted',
  preview: 'This is the last mail that you get from us.',
  heading: 'Your account is deleted',
  name,
  blocks: [
    paragraph(
      'Your account and your personal data are erased, and what was still booked is cancelled.',
    ),
    paragraph(
      'Invoices stay in our books without your name, as the law asks. Our backups forget you within two weeks.',
    ),
    paragraph(
      'This is the last mail that you get from us: we have forgotten your address with it.',
    ),
  ],
  button: null,
  closing: [
    `Something is still to be settled? Tell us ${whereToTell(business)}. Thank you for eating with us.`,
  ],
});

/** To the kitchen: a customer leaves, or stays after all. It names nobody, so it may be kept. */
export const customerDeletionNotice: MailTemplate<MailDetails['customer_leaving']> = ({
  customerId,
  day,
  stays,
  plans,
}) => ({
  subject: stays ? 'A customer stays after all' : `A customer leaves on ${formatDayLong(day)}`,
  preview: stays ? 'Their account is not deleted.' : 'Please settle what is left with them before.',
  heading: stays ? 'A customer stays after all' : 'A customer leaves',
  name: '',
  blocks: [
    paragraph(
      stays
        ? 'A customer who had asked to be deleted keeps their account. Nothing needs to be paid back for that.'
        : `A customer has asked to be deleted. On ${formatDayLong(day)} their data is erased, and you cannot write to them any more. Please settle what is left with them before: cancel the plan at the desk and pay back what is due.`,
    ),
    ...leftPlans('Their plans', plans),
  ],
  button: { label: 'Open the customer at the desk', path: links.deskCustomer(customerId) },
  closing: [],
});
