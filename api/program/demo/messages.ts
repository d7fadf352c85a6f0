import { VISITOR } from '#api/platform/http/access.ts';
import { contact } from '#contract/site/contact.ts';
import { adminContactMessages } from '#contract/site/desk-contact-messages.ts';
import type { DemoKitchen } from './demo-kitchen.ts';

/** What people write from the contact page. */
const MESSAGES = {
  office: {
    name: 'Neha',
    email: 'neha@example.com',
    subject: 'Twelve tiffins for our office',
    message:
      'Hello! We are twelve people near Consumers Drive in Whitby. Could you bring twelve tiffins every Wednesday at one address, and send us one bill?',
  },
  advert: {
    name: 'Best Ranking',
    email: 'offers@ranking.example',
    subject: 'First page of every search, guaranteed',
    message: 'Dear owner, we noticed that your site could be on the first page.',
  },
  nuts: {
    name: 'Harpreet',
    email: 'harpreet@example.com',
    subject: 'Cashew allergy',
    message:
      'My son cannot have cashews. Which days of this week are safe for him, and do you cook the other dishes in the same pan?',
  },
  elders: {
    name: 'Jaya',
    email: 'jaya@example.com',
    subject: 'Softer rotis for my parents',
    message:
      'My parents are over eighty. Can their rotis be softer, and the sabji with less chilli?',
  },
} as const;

type MessageName = keyof typeof MESSAGES;

/** Somebody writes to the kitchen from the contact page; answers the message's id. */
export async function writeToKitchen({ act, db }: DemoKitchen, name: MessageName): Promise<string> {
  const body = MESSAGES[name];
  await act(VISITOR, contact.send, { body });
  const { id } = await db
    .selectFrom('contact_messages')
    .where('email', '=', body.email)
    .select('id')
    .orderBy('created_at', 'desc')
    .executeTakeFirstOrThrow();
  return id;
}

/** The desk answers somebody. */
export async function answer(
  { act, owner }: DemoKitchen,
  id: string,
  words: string,
): Promise<void> {
  await act(owner, adminContactMessages.answer, { params: { id }, body: { answer: words } });
}

/** The desk puts aside what nobody needs to answer. */
export async function dismiss({ act, owner }: DemoKitchen, id: string): Promise<void> {
  await act(owner, adminContactMessages.act, { params: { id, action: 'dismiss' } });
}
