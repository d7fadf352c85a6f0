import { recordAudit } from '#api/kitchen/audit/record-audit.ts';
import type { StaffWrite } from '#api/platform/http/context.ts';
import { handlers } from '#api/platform/http/handler.ts';
import { adminSettings } from '#contract/kitchen/desk/settings.ts';
import { type Refusal, refuse } from '#contract/platform/refusal.ts';
import { factorsOf } from '#db/kitchen/second-factor.ts';
import { lockVersion, readVersion, type SettingsGroups, storeSettings } from '#db/kitchen/settings.ts';

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
