import { sql } from 'kysely';
import { afterEach } from 'vitest';
import { enqueueMail, type NewMail } from '#api/kitchen/mail/enqueue-mail.ts';
import type { GatewaySettings } from '#contract/kitchen/desk-gateways.ts';
import { runTransaction } from '#db/platform/transaction.ts';
import type { TestApp } from './app.ts';
import { buildCustomerWithoutEmail } from './factories.ts';
import {
  type FakeGateway,
  fakeMeta,
  fakeSmsGate,
  fakeTwilio,
  META,
  SMS_GATE,
  switchOn,
  TWILIO,
} from './gateways.ts';

/** Mails on their way to phones, through gateways that are there for one test each. */
export function usePhoneMails(services: TestApp) {
  const opened: FakeGateway[] = [];
  let lastPhone = 0;

  const on = (settings: Partial<GatewaySettings>) =>
    switchOn(services.db, settings, services.clock.now());

  afterEach(async () => {
    for (const gateway of opened.splice(0)) await gateway.stop();
    await on({});
  });

  const newPhone = () => `+1416555${String(++lastPhone).padStart(4, '0')}`;

  async function put(mail: NewMail): Promise<string> {
    const id = await runTransaction(services.db, (tx) => enqueueMail(tx, mail));
    if (!id) throw new Error('nobody wants it');
    return id;
  }

  return {
    on,
    newPhone,
    put,

    async openTwilio(settings: { limitPerDay?: number } = {}): Promise<FakeGateway> {
      const gateway = await fakeTwilio();
      opened.push(gateway);
      services.services.env.gateways.twilio = gateway.url;
      await on({ sms: { ...TWILIO, ...settings } });
      return gateway;
    },

    async openSmsGate(): Promise<FakeGateway> {
      const gateway = await fakeSmsGate();
      opened.push(gateway);
      await on({ sms: { ...SMS_GATE, url: gateway.url } });
      return gateway;
    },

    async openMeta(): Promise<FakeGateway> {
      const gateway = await fakeMeta();
      opened.push(gateway);
      services.services.env.gateways.meta = gateway.url;
      await on({ whatsapp: META });
      return gateway;
    },

    mailOf: (id: string) =>
      services.db.selectFrom('mails').where('id', '=', id).selectAll().executeTakeFirstOrThrow(),

    /** A mail to a household that has a phone and no e-mail address. */
    async toHousehold(kind: 'needed' | 'news' = 'needed') {
      const phone = newPhone();
      const { id: customerId } = await buildCustomerWithoutEmail(services.db, { phone });
      const mail: NewMail =
        kind === 'needed'
          ? { kind: 'welcome', customerId, details: { name: 'Meera' } }
          : {
              kind: 'broadcast_service',
              customerId,
              details: { name: 'Meera', subject: 'Late', text: 'The van is late.' },
            };
      return { id: await put(mail), phone, customerId };
    },

    /** Lets a job that failed be tried again at once. */
    async tryAgain(): Promise<void> {
      // What is not known of a gateway after a minute, it never got.
      services.clock.set(services.clock.now().add({ minutes: 2 }));
      await sql`UPDATE graphile_worker._private_jobs SET run_at = now()`.execute(services.db);
      await services.runJobs();
    },
  };
}
