import type { Kysely } from 'kysely';
import type { Env } from '#api/env.ts';
import { unseal } from '#api/platform/http/sealed-text.ts';
import { readSigningSecret } from '#api/platform/http/tokens.ts';
import type { PhoneChannel } from '#contract/kitchen/channels.ts';
import type { GatewaySettings } from '#contract/kitchen/desk-gateways.ts';
import { readSettings } from '#db/kitchen/settings.ts';
import type { DB } from '#db/types.ts';
import type { Gateway } from './gateway.ts';
import { metaGateway } from './meta.ts';
import { smsGateGateway } from './sms-gate.ts';
import { twilioGateway } from './twilio.ts';

type Provider = GatewaySettings[PhoneChannel];
type SwitchedOn = Exclude<Provider, { provider: 'none' }>;

/** The fields of each provider that are kept sealed, and never told. */
const SECRETS: Readonly<Record<Provider['provider'], readonly string[]>> = {
  none: [],
  twilio: ['authToken'],
  sms_gate: ['password', 'signingKey'],
  meta: ['accessToken', 'appSecret'],
};

/** Where the API takes what gateways post. */
export const WEBHOOKS = {
  twilio: '/api/v1/webhooks/twilio',
  smsGate: '/api/v1/webhooks/sms-gate',
  meta: '/api/v1/webhooks/meta',
} as const;

/** Each secret of a provider's settings as `change` makes it. */
export const withSecrets = <P extends Provider>(
  settings: P,
  change: (secret: string, name: string) => string,
): P => ({
  ...settings,
  ...Object.fromEntries(
    SECRETS[settings.provider].map((name) => [
      name,
      change(String((settings as Record<string, unknown>)[name] ?? ''), name),
    ]),
  ),
});

/**
 * The settings of a channel with its secrets in the clear; null while it is switched off. A secret that
 * does not open, because the program's own is another one by now, is empty: nothing is signed with it.
 */
export async function readProvider<Channel extends PhoneChannel>(
  db: Kysely<DB>,
  env: Pick<Env, 'secret'>,
  channel: Channel,
): Promise<Exclude<GatewaySettings[Channel], { provider: 'none' }> | null> {
  const settings = (await readSettings(db, 'gateways'))[channel];
  if (settings.provider === 'none') return null;
  const secret = await readSigningSecret(db, env.secret);
  return withSecrets(settings, (sealed) => unseal(secret, 'gateways', sealed) ?? '') as Exclude<
    GatewaySettings[Channel],
    { provider: 'none' }
  >;
}

/** Which account of which provider it is: another one knows nothing of what this one was asked. */
export function gatewayName(settings: SwitchedOn): string {
  switch (settings.provider) {
    case 'twilio':
      return `twilio ${settings.accountSid}`;
    case 'sms_gate':
      return `sms_gate ${settings.user} ${settings.url}`;
    case 'meta':
      return `meta ${settings.phoneNumberId}`;
  }
}

/** Speaks with a provider. */
export function openGateway(
  settings: SwitchedOn,
  env: Pick<Env, 'gateways' | 'publicUrl'>,
): Gateway {
  switch (settings.provider) {
    case 'twilio':
      return twilioGateway(settings, {
        baseUrl: env.gateways.twilio,
        callbackUrl: env.publicUrl + WEBHOOKS.twilio,
      });
    case 'sms_gate':
      return smsGateGateway(settings);
    case 'meta':
      return metaGateway(settings, { baseUrl: env.gateways.meta });
  }
}
