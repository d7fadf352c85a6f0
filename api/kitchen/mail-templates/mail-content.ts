import type { MailSender } from '#api/kitchen/mail/rendered-mail.ts';

/** A row of what was agreed: `Day  Monday, November 23`. */
export type Fact = { label: string; value: string };

export type Block =
  | { is: 'words'; text: string }
  | { is: 'facts'; facts: Fact[] }
  /** Amounts that add up to the last one. */
  | { is: 'sums'; facts: Fact[] }
  | { is: 'list'; title: string; items: string[] }
  /** What the kitchen wrote itself, set apart from what the program says. */
  | { is: 'note'; title: string; text: string }
  /** One link of several, where there is more than one thing to do. */
  | { is: 'link'; label: string; url: string }
  /** Digits to type over from the mail, large. */
  | { is: 'code'; text: string }
  /** The ways to pay, each with the words to follow. */
  | { is: 'ways'; title: string; ways: { name: string; details: string }[] };

/**
 * A mail as content: written once, drawn twice (HTML and plain text), so that both parts always
 * say the same.
 */
export type MailContent = {
  subject: string;
  /** What an inbox shows beside the subject; with it, what the mail says on a phone. */
  preview: string;
  /** What it says on a phone, where that is something else. */
  onPhone?: string;
  heading: string;
  /** The customer's first name as they typed it; empty when nobody is named. */
  name: string;
  blocks: Block[];
  /** The one thing to do, if there is one; `path` is below the site's address. */
  button: { label: string; path: string } | null;
  /** Quiet lines under the button. */
  closing: string[];
};

/** The words of a mail of one kind, made from its details. */
export type MailTemplate<Details> = (details: Details, business: MailSender) => MailContent;

export const paragraph = (text: string): Block => ({ is: 'words', text });

/** A block, or nothing when there is nothing to say. */
export const includeIf = (said: boolean, block: () => Block): Block[] => (said ? [block()] : []);

/** The kitchen's own note or reason, when there is one. */
export const noteBlock = (title: string, text: string | null | undefined): Block[] =>
  includeIf(!!text?.trim(), () => ({ is: 'note', title, text: text?.trim() ?? '' }));

/** Facts in order; those without a value are left out. */
export function factBlock(rows: [label: string, value: string | null | undefined][]): Block {
  return {
    is: 'facts',
    facts: rows.flatMap(([label, value]) => (value?.trim() ? [{ label, value }] : [])),
  };
}

/** Where the buttons lead: paths of the shop, and one of the desk. */

const withQuery = (path: string, query: Record<string, string>): string =>
  `${path}?${new URLSearchParams(query)}`;

export const links = {
  pricing: '/pricing',
  invitation: (token: string) => withQuery('/invitation', { token }),
  resetPassword: (email: string, token: string) => withQuery('/reset-password', { email, token }),
  confirmation: (subscription: string) => withQuery('/tiffin-confirmation', { subscription }),
  schedule: (subscription: string) => withQuery('/tiffin-schedule', { subscription }),
  subscription: (subscription: string) =>
    withQuery('/tiffin-subscription-management', { subscription }),
  contact: '/contactus',
  catering: '/catering',
  inquiry: (inquiry: string) => withQuery('/inquiry-tracker', { inquiry }),
  snacks: '/snack-order',
  snackOrder: (order: string) => withQuery('/snack-order-confirmation', { order }),
  skipDelivery: (token: string) => withQuery('/skip-delivery', { token }),
  weeklyMenu: (monday: string) => withQuery('/weeklymenu', { week: monday }),
  order: (order: string) => withQuery('/tiffin-order-confirmation', { order }),
  unsubscribe: (token: string) => withQuery('/unsubscribe', { token }),
  account: '/login',
  orders: '/my-orders',
  deskMessages: '/admin/contact-messages',
  deskCustomer: (id: string) => `/admin/customers/${id}`,
};
