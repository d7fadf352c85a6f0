import { expect, it } from 'vitest';
import { createDatabaseBefore } from '#test/database-before.ts';

it('learns what is in the boxes of a kitchen that has only said it in words', async () => {
  const { pool, runMigration } = await createDatabaseBefore('boxes');
  const variants = [
    ['1 sabji, dal, rice and 4 rotis', '-Sweet on Fridays'],
    ['2 sabjis, dal or kadhi, rice and 5 rotis', 'Salad, pickle and papad', 'Sweet twice a week'],
    [
      'A tall tiffin that feeds two',
      '2 sabjis, dal or kadhi, rice and 10 rotis',
      'Sweet on Fridays',
    ],
    ['Whatever is in season', 'Sweet on Fridays'],
  ];
  await pool.query(`INSERT INTO plan_groups (name, plan_type) VALUES ('Thali', 'tiffin')`);
  for (const [place, words] of variants.entries()) {
    const features = words.map((text) => ({
      text: text.replace(/^-/, ''),
      isActive: !text.startsWith('-'),
    }));
    await pool.query(
      `INSERT INTO plan_variants (plan_group_id, billing_cycle, price_cents, tiffin_count, tax_basis_points, sort_order, features)
       SELECT id, 'weekly', 1199, 5, 1300, $1, $2 FROM plan_groups`,
      [place, JSON.stringify(features)],
    );
  }
  await runMigration();
  const { rows } = await pool.query('SELECT box FROM plan_variants ORDER BY sort_order');
  type Line = { course: string; dishes: number; amount: number; weekdays: number[] | null };
  const said = rows.map(({ box }: { box: Line[] | null }) =>
    box?.map(({ course, dishes, amount, weekdays }) =>
      [dishes, course, amount, weekdays?.join() ?? ''].join(' ').trim(),
    ),
  );
  expect(said).toEqual([
    ['1 sabji 1', '1 dal 1', '1 rice 1', '1 roti 4'],
    ['2 sabji 1', '1 dal 1', '1 rice 1', '1 roti 5', '1 salad 1', '2 side 1', '1 sweet 1 3,5'],
    ['2 sabji 2', '1 dal 2', '1 rice 2', '1 roti 10', '1 sweet 2 5'],
    undefined,
  ]);
});
