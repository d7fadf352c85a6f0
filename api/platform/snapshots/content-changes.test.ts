import { expect, it, vi } from 'vitest';
import { breakable } from '#test/breakable-database.ts';
import { useDatabase } from '#test/database.ts';
import { listenForContent } from './content-changes.ts';

const database = useDatabase();

it('notices that its database is frozen, and hears of changes again when it is not', async () => {
  const door = await breakable(database.url);
  const warn = vi.fn();
  const changes = listenForContent(door.url, { warn }, 50);
  await changes.listening;
  door.freeze();
  await expect.poll(() => warn.mock.calls.length, { timeout: 10_000 }).toBe(1);

  const heard = vi.fn();
  changes.onContentChange(heard);
  door.thaw();
  await expect.poll(() => heard.mock.calls.length, { timeout: 10_000 }).toBeGreaterThan(0);
  await changes.close();
  await door.close();
}, 30_000);
