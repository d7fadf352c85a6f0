import type { MailDetails } from '#api/platform/mail/kinds.ts';
import { type Write, words } from './letter.ts';
import { links } from './links.ts';
import { whereToTell } from './wording.ts';

export const welcome: Write<MailDetails['welcome']> = ({ name }, business) => ({
  subject: `Welcome to ${business.name}`,
  preview: 'Your account is ready. Here is how it works.',
  heading: 'Welcome. There is a plate for you.',
  name,
  blocks: [
    words(`Thank you for joining ${business.name}. Your account is ready.`),
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

export const passwordChanged: Write<MailDetails['password_changed']> = ({ name }, business) => ({
  subject: 'Your password has been changed',
  preview: 'You are signed out everywhere else.',
  heading: 'Your password has been changed',
  name,
  blocks: [
    words('From now on only the new password opens your account.'),
    words('Wherever else you were signed in, you are signed out now.'),
  ],
  button: null,
  closing: [
    `It was not you? Choose another password at once with “Forgot your password?”, and tell us ${whereToTell(business)}.`,
  ],
});

export const accountsMerged: Write<MailDetails['accounts_merged']> = (
  { name, email },
  business,
) => ({
  subject: 'Your two accounts are one now',
  preview: 'Plans, orders and inquiries are all in one place.',
  heading: 'Your two accounts are one now',
  name,
  blocks: [
    words(
      'You had two accounts with us. We have put them together: plans and their credits, orders, inquiries and addresses are all in one place.',
    ),
    words(`You sign in with ${email}. The other account is gone.`),
  ],
  button: { label: 'See your orders', path: links.orders },
  closing: [
    `Something of it is not yours, or something is missing? Please tell us ${whereToTell(business)}.`,
  ],
});

export const emailCode: Write<MailDetails['email_code']> = ({ name, code }, business) => ({
  subject: `Your code for ${business.name}`,
  preview: `${code} shows that this address is yours. It works for 10 minutes.`,
  heading: 'Your code',
  name,
  blocks: [
    words('Type this code where you were asked for it, and we know that this address is yours.'),
    { is: 'code', text: code },
    words('It works once, for 10 minutes. We never ask for it by phone.'),
  ],
  button: null,
  closing: ['It was not you? Then leave this mail alone: without the code nobody sees anything.'],
});

export const passwordReset: Write<MailDetails['password_reset']> = ({ name, email, token }) => ({
  subject: 'Choose a new password',
  preview: 'This link works once, for one hour.',
  heading: 'Choose a new password',
  name,
  blocks: [
    words(`Somebody, hopefully you, asked for a new password for the account of ${email}.`),
    words(
      'The link below works once, for one hour. Choosing a new password signs you out everywhere.',
    ),
  ],
  button: { label: 'Choose a new password', path: links.resetPassword(email, token) },
  closing: ['It was not you? Then leave this mail alone: your password stays as it is.'],
});
