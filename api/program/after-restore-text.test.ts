import { expect, it } from 'vitest';
import { afterRestoreText } from './after-restore-text.ts';

it('says who has to do what again after a restore', () => {
  const told = afterRestoreText({});
  expect(told).toContain('Everybody signs in again');
  expect(told).toContain('Addresses of calendars are new');
});

it('says that addresses and links work on where the secret is the configured one', () => {
  const told = afterRestoreText({ secret: 'x'.repeat(32) });
  expect(told).toContain('Everybody signs in again');
  expect(told).toContain('work as before');
});
