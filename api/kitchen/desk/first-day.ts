import type { Kysely } from 'kysely';
import type { Env } from '#api/env.ts';
import { deliversFree } from '#api/kitchen/profile.ts';
import { recordAudit } from '#api/kitchen/steps/record-audit.ts';
import type { StaffWrite } from '#api/platform/http/context.ts';
import { handlers } from '#api/platform/http/handler.ts';
import {
  adminFirstDay,
  type FirstDayEntry,
  type LookedAtItem,
} from '#contract/kitchen/first-day.ts';
import {
  countDishes,
  countPrices,
  listSamplePosts,
  unpublishPosts,
} from '#db/kitchen/seeded-counts.ts';
import { findLogo, lockVersion, readAllSettings, storeSettings } from '#db/kitchen/settings.ts';
import { listPlanGroups } from '#db/money/plans.ts';
import type { DB } from '#db/types.ts';
import { firstDay } from '#domain/kitchen/first-day.ts';

/** What the owner looks through before the first customers come. */
export const adminFirstDayHandlers = handlers(adminFirstDay, {
  read: readList,
  lookAt: (ctx, { params, body }) => lookAt(ctx, params.item, body.lookedAt),
  unpublishSamples,
});

type FirstDayContext = { db: Kysely<DB>; env: Env };

async function readList({ db, env }: FirstDayContext): Promise<FirstDayEntry[]> {
  const { business: profile, kitchen, firstDay: looked, testimonials } = await readAllSettings(db);
  const samplePosts = await listSamplePosts(db);
  return firstDay({
    profile,
    hasLogo: (await findLogo(db)) !== undefined,
    served: kitchen.servedPostalPrefixes,
    prices: await countPrices(db),
    dishes: await countDishes(db),
    testimonials,
    claimsFreeDelivery:
      profile.freeDelivery.shown && deliversFree(await listPlanGroups(db, { onlyActive: true })),
    samplePosts: samplePosts.length,
    mail: { hasServer: env.smtpUrl !== undefined, from: env.mailFrom ?? profile.email },
    lookedAt: looked.lookedAt,
  });
}

async function lookAt(
  ctx: StaffWrite,
  item: LookedAtItem,
  isRight: boolean,
): Promise<FirstDayEntry[]> {
  const { settings } = await lockVersion(ctx.db, 'firstDay');
  if (settings.lookedAt.includes(item) !== isRight) {
    const others = settings.lookedAt.filter((one) => one !== item);
    const after = { lookedAt: isRight ? [...others, item] : others };
    await storeSettings(ctx.db, 'firstDay', after, ctx.now);
    await recordAudit(ctx, {
      action: isRight ? 'look-at' : 'look-again',
      resource: 'first-day',
      id: item,
    });
  }
  return readList(ctx);
}

async function unpublishSamples(ctx: StaffWrite): Promise<FirstDayEntry[]> {
  const ids = await listSamplePosts(ctx.db);
  await unpublishPosts(ctx.db, ids, ctx.now);
  for (const id of ids) await recordAudit(ctx, { action: 'unpublish', resource: 'blogs', id });
  return readList(ctx);
}
