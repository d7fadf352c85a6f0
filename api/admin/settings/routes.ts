import { recordAudit } from '#api/audit/record-audit.ts';
import type { StaffWrite } from '#api/core/context.ts';
import { handlers } from '#api/core/handler.ts';
import { adminSettings } from '#contract/admin/settings.ts';
import { readSettings, type SettingsGroups, storeSettings } from '#db/settings.ts';

export const adminSettingsHandlers = handlers(adminSettings, {
  readKitchen: (ctx) => readSettings(ctx.db, 'kitchen'),
  updateKitchen: (ctx, { body }) => update(ctx, 'kitchen', body),
  readBusiness: (ctx) => readSettings(ctx.db, 'business'),
  updateBusiness: (ctx, { body }) => update(ctx, 'business', body),
  readCatering: (ctx) => readSettings(ctx.db, 'catering'),
  updateCatering: (ctx, { body }) => update(ctx, 'catering', body),
  readTestimonials: (ctx) => readSettings(ctx.db, 'testimonials'),
  updateTestimonials: (ctx, { body }) => update(ctx, 'testimonials', body),
});

/** Stores a group whole, with its line in the audit log. */
async function update<Name extends keyof SettingsGroups>(
  ctx: StaffWrite,
  name: Name,
  after: SettingsGroups[Name],
): Promise<SettingsGroups[Name]> {
  const before = await readSettings(ctx.db, name);
  await storeSettings(ctx.db, name, after, ctx.now);
  await recordAudit(ctx, { action: 'update', resource: 'settings', id: name, before, after });
  return after;
}
