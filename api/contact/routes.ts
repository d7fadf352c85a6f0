import { handlers } from '#api/core/handler.ts';
import { contact } from '#contract/contact.ts';
import { sendMessage } from './send-message.ts';

export const contactHandlers = handlers(contact, { send: sendMessage });
