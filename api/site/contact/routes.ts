import { handlers } from '#api/platform/http/handler.ts';
import { contact } from '#contract/site/contact.ts';
import { sendMessage } from './send-message.ts';

export const contactHandlers = handlers(contact, { send: sendMessage });
