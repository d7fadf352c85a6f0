import { expect, it } from 'vitest';
import { createDatabaseBefore } from '#test/database-before.ts';

it('gives a kitchen from before what new ones can switch on, and leaves its own dishes alone', async () => {
  const { pool, runMigration } = await createDatabaseBefore('more_kitchens');
  await pool.query(`INSERT INTO settings (name, value) VALUES ('catering', '{}')`);
  await pool.query(`INSERT INTO catering_options (category, name, surcharge_cents) VALUES
    ('roti', 'naan', 50), ('rice', 'Plain Rice', 0)`);

  await runMigration();
  const { rows } = await pool.query(
    'SELECT category, name, is_active FROM catering_options ORDER BY sort_order, lower(name)',
  );
  expect(rows.map(({ category, name, is_active }) => [category, name, is_active])).toEqual([
    ['roti', 'naan', true],
    ['rice', 'Plain Rice', true],
    ['dal', 'Sambar', false],
    ['rice', 'Masala Dosa', false],
    ['rice', 'Idli', false],
  ]);
});
