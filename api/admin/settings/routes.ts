import { recordAudit } from '#api/audit/record-audit.ts';
import { handlers } from '#api/core/handler.ts';
import { adminSettings } from '#contract/admin/settings.ts';
import { readSettings, storeSettings } from '#db/settings.ts';

export const adminSettingsHandlers = handlers(adminSettings, {
  readKitchen: (ctx) => readSettings(ctx.db, 'kitchen'),
  updateKitchen: async (ctx, { body }) => {
    const before = await readSettings(ctx.db, 'kitchen');
    await storeSettings(ctx.db, 'kitchen', body, ctx.now);
    const change = { action: 'update', resource: 'settings', id: 'kitchen' };
    await recordAudit(ctx, { ...change, before, after: body });
    return body;
  },
  readBusiness: (ctx) => readSettings(ctx.db, 'business'),
  updateBusiness: async (ctx, { body }) => {
    const before = await readSettings(ctx.db, 'business');
    await storeSettings(ctx.db, 'business', body, ctx.now);
    const change = { action: 'update', resource: 'settings', id: 'business' };
    await recordAudit(ctx, { ...change, before, after: body });
    return body;
  },
});
