import { changePhoto, type PhotoHolder, uploadPhoto } from '#api/kitchen/desk/change-photo.ts';
import { queueConnectGateway } from '#api/kitchen/gateways/connect-gateway.ts';
import { gatewayName, withSecrets } from '#api/kitchen/gateways/open-gateway.ts';
import { presentLogo } from '#api/kitchen/profile.ts';
import { recordAudit } from '#api/kitchen/steps/record-audit.ts';
import type { StaffWrite } from '#api/platform/http/context.ts';
import { handlers, ok, ownTransaction, paginate } from '#api/platform/http/handler.ts';
import { seal, unseal } from '#api/platform/http/sealed-text.ts';
import { readSigningSecret } from '#api/platform/http/tokens.ts';
import { PhoneChannel } from '#contract/kitchen/channels.ts';
import { adminOpeningHours } from '#contract/kitchen/desk.ts';
import type { GatewaySettings } from '#contract/kitchen/desk-gateways.ts';
import { adminSettings } from '#contract/kitchen/desk-settings.ts';
import { adminLogo, type Logo } from '#contract/kitchen/logo.ts';
import { type Refusal, refuse } from '#contract/platform/refusal.ts';
import { factorsOf } from '#db/kitchen/second-factor.ts';
import {
  findLogo,
  LOGO_OF,
  listOpeningHours,
  lockLogo,
  lockVersion,
  readVersion,
  type SettingsGroups,
  storeSettings,
} from '#db/kitchen/settings.ts';

export const adminSettingsHandlers = handlers(adminSettings, {
  readKitchen: ({ db }) => read(db, 'kitchen'),
  updateKitchen: (ctx, { body }) => update(ctx, 'kitchen', body),
  readBusiness: ({ db }) => read(db, 'business'),
  updateBusiness: (ctx, { body }) => update(ctx, 'business', body),
  readCatering: ({ db }) => read(db, 'catering'),
  updateCatering: (ctx, { body }) => update(ctx, 'catering', body),
  readDesk: ({ db }) => read(db, 'desk'),
  updateDesk: async (ctx, { body }) => {
    // Whoever demands a second factor shows the way: nobody locks themselves out.
    if (body.ownersNeedFactor && !(await factorsOf(ctx.db, ctx.caller.id)).isAny)
      return refuse('own_factor_first', {}, { field: 'ownersNeedFactor' });
    return update(ctx, 'desk', body);
  },
  readGateways: async ({ db }) => withoutSecrets(await read(db, 'gateways')),
  updateGateways,
  readTestimonials: ({ db }) => read(db, 'testimonials'),
  updateTestimonials: (ctx, { body }) => update(ctx, 'testimonials', body),
});

/** A group and its version, as the desk reads and stores it. */
type AtDesk<Name extends keyof SettingsGroups> = SettingsGroups[Name] & { version: number };

async function read<Name extends keyof SettingsGroups>(
  db: Parameters<typeof readVersion>[0],
  name: Name,
): Promise<AtDesk<Name>> {
  const { settings, version } = await readVersion(db, name);
  return { ...settings, version };
}

/**
 * Stores a group whole, with its line in the audit log. Whoever saves names the version that they
 * read: what somebody else has stored meanwhile is not written over.
 */
async function update<Name extends keyof SettingsGroups>(
  ctx: StaffWrite,
  name: Name,
  { version, ...body }: AtDesk<Name>,
): Promise<AtDesk<Name> | Refusal> {
  const before = await lockVersion(ctx.db, name);
  if (before.version !== version) return refuse('conflict');
  const after = body as unknown as SettingsGroups[Name];
  await storeSettings(ctx.db, name, after, ctx.now);
  await recordAudit(ctx, {
    ...{ action: 'update', resource: 'settings', id: name },
    ...{ before: before.settings, after },
  });
  return { ...after, version: version + 1 };
}

const CHANNELS = PhoneChannel.options;

type Gateways = AtDesk<'gateways'>;

/** Who carries messages to phones, with each secret of theirs as `change` makes it. */
const withChangedSecrets = <G extends Gateways | GatewaySettings>(
  gateways: G,
  change: (secret: string, name: string, channel: PhoneChannel) => string,
): G => ({
  ...gateways,
  ...Object.fromEntries(
    CHANNELS.map((channel) => [
      channel,
      withSecrets(gateways[channel], (secret, name) => change(secret, name, channel)),
    ]),
  ),
});

const withoutSecrets = <G extends Gateways | GatewaySettings>(gateways: G): G =>
  withChangedSecrets(gateways, () => '');

/**
 * A secret as it is stored already, sealed, where it opens and is of the same account: it goes nowhere
 * else than where it was typed for. Else empty.
 */
function storedSecret(
  [before, after]: [GatewaySettings[PhoneChannel], GatewaySettings[PhoneChannel]],
  name: string,
  secret: string,
): string {
  if (before.provider === 'none' || after.provider === 'none') return '';
  if (gatewayName(before) !== gatewayName(after)) return '';
  const sealed = String((before as Record<string, unknown>)[name] ?? '');
  return unseal(secret, 'gateways', sealed) === null ? '' : sealed;
}

/**
 * Stores who carries messages to phones. What signs the kitchen in there is kept sealed and never read
 * back: whoever leaves it empty keeps what is stored. A gateway that has to be told where to report is
 * told so after the commit.
 */
async function updateGateways(
  ctx: StaffWrite,
  { body: { version, ...body } }: { body: Gateways },
): Promise<Gateways | Refusal> {
  const before = await lockVersion(ctx.db, 'gateways');
  if (before.version !== version) return refuse('conflict');
  const secret = await readSigningSecret(ctx.db, ctx.env.secret);
  const missing: string[] = [];
  const after = withChangedSecrets(body as GatewaySettings, (typed, name, channel) => {
    if (typed !== '') return seal(secret, 'gateways', typed);
    const kept = storedSecret([before.settings[channel], body[channel]], name, secret);
    if (kept === '') missing.push(`${channel}.${name}`);
    return kept;
  });
  const [field] = missing;
  if (field) return refuse('gateway_secret_missing', {}, { field });
  await storeSettings(ctx.db, 'gateways', after, ctx.now);
  await recordAudit(ctx, {
    ...{ action: 'update', resource: 'settings', id: 'gateways' },
    ...{ before: withoutSecrets(before.settings), after: withoutSecrets(after) },
  });
  await queueConnectGateway(ctx.db);
  return { ...withoutSecrets(after), version: version + 1 };
}

export const adminOpeningHoursHandlers = handlers(adminOpeningHours, {
  list: async (ctx, { query }) => {
    const timings = await listOpeningHours(ctx.db);
    return ok(timings, { pagination: paginate({ ...query, page: 1 }, timings.length) });
  },
  read: async (ctx, { params }) => {
    const timings = await listOpeningHours(ctx.db);
    return timings.find((timing) => timing.id === params.id) ?? refuse('not_found');
  },
  update: async (ctx, { params, body }) => {
    const before = (await listOpeningHours(ctx.db)).find((timing) => timing.id === params.id);
    if (!body.is_closed && !(body.open_time && body.close_time)) {
      const field = body.open_time ? 'close_time' : 'open_time';
      return refuse('validation_failed', {}, { field });
    }
    const row = {
      weekday: params.id,
      open_time: body.open_time ?? null,
      close_time: body.close_time ?? null,
      is_closed: body.is_closed,
    };
    await ctx.db
      .insertInto('weekly_timings')
      .values(row)
      .onConflict((conflict) => conflict.column('weekday').doUpdateSet(row))
      .execute();
    const after = (await listOpeningHours(ctx.db)).find((timing) => timing.id === params.id);
    if (!after) return refuse('not_found');
    await recordAudit(ctx, {
      action: 'update',
      resource: 'weekly-timings',
      id: String(params.id),
      before: before ?? null,
      after,
    });
    return after;
  },
});

type LogoHolder = PhotoHolder<Awaited<ReturnType<typeof lockLogo>>, { logo: Logo | null }>;

/** The business profile as something that shows a photo. */
const holder = (now: Temporal.Instant): LogoHolder => ({
  table: 'settings',
  resource: 'settings',
  missing: 'not_found',
  lock: (tx) => lockLogo(tx, now),
  present: (row) => ({ logo: presentLogo(row) }),
});

export const adminLogoHandlers = handlers(adminLogo, {
  read: async ({ db }) => ({ logo: presentLogo(await findLogo(db)) }),
  set: ownTransaction((ctx, { body }) =>
    uploadPhoto(ctx, holder(ctx.now), { id: LOGO_OF, file: body.file }),
  ),
  remove: (ctx) => changePhoto(ctx, holder(ctx.now), LOGO_OF, null),
});
