import type { Kysely, Transaction } from 'kysely';
import { DISHES } from '#db/seed/dishes.ts';
import { PLAN_GROUPS } from '#db/seed/plan-groups.ts';
import { markdownOf, POSTS } from '#db/seed/posts.ts';
import { SNACKS } from '#db/seed/snacks.ts';
import type { DB } from '#db/types.ts';

/** Of so many, so many are as the seed has put them there. */
type SeededCount = { all: number; asSeeded: number };

const countIn = <Row>(rows: readonly Row[], isSeeded: (row: Row) => boolean): SeededCount => ({
  all: rows.length,
  asSeeded: rows.filter(isSeeded).length,
});

/** The prices of what is on sale: plans, catering and snacks. */
export async function countPrices(db: Kysely<DB>): Promise<SeededCount> {
  const plans = await db
    .selectFrom('plan_variants as variant')
    .innerJoin('plan_groups as group', 'group.id', 'variant.plan_group_id')
    .where('variant.is_active', '=', true)
    .where('group.is_active', '=', true)
    .select(['group.name', 'variant.billing_cycle', 'variant.price_cents'])
    .execute();
  const snacks = await db
    .selectFrom('snacks')
    .where('is_active', '=', true)
    .select(['slug', 'price_cents'])
    .execute();
  const seeded = new Set([
    ...PLAN_GROUPS.flatMap(({ name, variants }) =>
      variants.map(({ billingCycle, price }) => `${name} ${billingCycle} ${price}`),
    ),
    ...SNACKS.map(({ slug, price }) => `${slug} ${price}`),
  ]);
  const onSale = [
    ...plans.map((plan) => `${plan.name} ${plan.billing_cycle} ${plan.price_cents}`),
    ...snacks.map((snack) => `${snack.slug} ${snack.price_cents}`),
  ];
  return countIn(onSale, (price) => seeded.has(price));
}

/** The dishes that can be planned, by their names. */
export async function countDishes(db: Kysely<DB>): Promise<SeededCount> {
  const dishes = await db
    .selectFrom('dishes')
    .where('is_active', '=', true)
    .select('name')
    .execute();
  const seeded = new Set(DISHES.map(({ name }) => name));
  return countIn(dishes, ({ name }) => seeded.has(name));
}

/** The ids of the sample posts that can be read, now or later, word for word as they came. */
export async function listSamplePosts(db: Kysely<DB>): Promise<string[]> {
  const posts = await db
    .selectFrom('posts')
    .where('published_at', 'is not', null)
    .where(
      'slug',
      'in',
      POSTS.map(({ slug }) => slug),
    )
    .select(['id', 'slug', 'title', 'markdown'])
    .execute();
  const seeded = new Map(POSTS.map((post) => [post.slug, post]));
  return posts
    .filter(({ slug, title, markdown }) => {
      const post = seeded.get(slug);
      return post?.title === title && markdownOf(post) === markdown;
    })
    .map(({ id }) => id);
}

/** Makes drafts of posts. */
export async function unpublishPosts(
  tx: Transaction<DB>,
  ids: readonly string[],
  at: Temporal.Instant,
): Promise<void> {
  if (ids.length === 0) return;
  await tx
    .updateTable('posts')
    .set(({ eb }) => ({ published_at: null, version: eb('version', '+', 1), updated_at: at }))
    .where('id', 'in', ids)
    .execute();
}
