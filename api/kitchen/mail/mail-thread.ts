import { serveCalls } from '#api/platform/queues/thread.ts';
import type { RenderMail } from './rendered-mail.ts';

type Templates = { renderMail: RenderMail };

/** Where the build puts the templates: Node runs our TypeScript as it is, but no JSX. */
const BUILT = new URL('../../../build/mail/templates.js', import.meta.url).href;

let loaded: Promise<Templates> | undefined;

/** The thread of send-mail.ts. The templates are loaded when the first mail is written. */
export const mailCalls = {
  render: (async (...mail) => {
    loaded ??= import(BUILT) as Promise<Templates>;
    try {
      return await (await loaded).renderMail(...mail);
    } catch (error) {
      loaded = undefined;
      throw error;
    }
  }) satisfies RenderMail as RenderMail,
};

serveCalls(mailCalls);
