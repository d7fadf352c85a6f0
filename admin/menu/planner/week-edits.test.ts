import { describe, expect, it, vi } from 'vitest';
import type { AdminMenuWeek } from '#contract/menu/desk-weekly-menus.ts';
import { isSameWeek, type WeekEntries, withDish } from './week-days.ts';
import { createWeekEdits, type WeekCalls } from './week-edits.ts';

const NO_DISHES: WeekEntries = [[], [], [], [], [], [], []];

const weekOf = (version: number, days: WeekEntries): AdminMenuWeek => ({
  id: 'w1',
  cyclePosition: 1,
  weekStart: null,
  version,
  days: days as AdminMenuWeek['days'],
  nextServed: '2026-11-23',
  updatedAt: '2026-11-20T12:00:00Z',
});

type Failure = { kind: 'conflict' | 'gone' | 'uncertain' | 'refused'; words: string };
const offline: Failure = { kind: 'uncertain', words: 'No answer.' };

/** A server with one week; `next` decides what becomes of the following calls. */
function aServer() {
  const server = {
    stored: weekOf(1, NO_DISHES),
    puts: 0,
    next: [] as ('lost before' | 'lost after' | 'gone')[],
    /** Somebody else changes the week. */
    meanwhile(days: WeekEntries) {
      server.stored = weekOf(server.stored.version + 1, days);
    },
  };
  const calls: WeekCalls = {
    async put(_id, { version, days }) {
      server.puts += 1;
      const effect = server.next.shift();
      await Promise.resolve();
      if (effect === 'lost before') throw offline;
      if (effect === 'gone') throw { kind: 'gone', words: 'Not there.' } satisfies Failure;
      if (version !== server.stored.version)
        throw { kind: 'conflict', words: 'Changed meanwhile.' } satisfies Failure;
      server.stored = weekOf(version + 1, days);
      if (effect === 'lost after') throw offline;
      return server.stored;
    },
    read: async () => server.stored,
    explain: (caught) => caught as Failure,
    onStored: vi.fn(),
  };
  return { server, calls, plans: createWeekEdits(calls) };
}

const week = weekOf(1, NO_DISHES);
const a = withDish(NO_DISHES, 0, 'a');
const ab = withDish(a, 0, 'b');
const theirs = withDish(NO_DISHES, 4, 'x');

describe('a change', () => {
  it('shows at once, and is stored behind that', async () => {
    const { server, plans, calls } = aServer();
    plans.change(week, a);
    expect(plans.shown(week).days).toEqual(a);
    expect(plans.view.get().unsaved.get('w1')?.state).toBe('saving');
    await plans.whenIdle();
    expect(plans.view.get().unsaved.size).toBe(0);
    expect(server.stored.days).toEqual(a);
    expect(plans.shown(week)).toMatchObject({ version: 2, days: a });
    expect(calls.onStored).toHaveBeenCalledOnce();
  });

  it('waits for the one before it, and several together are one call', async () => {
    const { server, plans } = aServer();
    plans.change(week, a);
    plans.change(week, theirs);
    plans.change(week, ab);
    await plans.whenIdle();
    expect(server.stored).toMatchObject({ version: 3, days: ab });
    expect(server.puts).toBe(2);
  });

  it('stays on the screen when the server does not answer, and is tried again', async () => {
    const { server, plans } = aServer();
    server.next = ['lost before'];
    plans.change(week, a);
    await plans.whenIdle();
    expect(plans.view.get().unsaved.get('w1')).toMatchObject({
      state: 'failed',
      problem: 'No answer.',
    });
    expect(plans.shown(week).days).toEqual(a);
    plans.retry('w1');
    await plans.whenIdle();
    expect(server.stored.days).toEqual(a);
  });

  it('goes along with the next change', async () => {
    const { server, plans } = aServer();
    server.next = ['lost before'];
    plans.change(week, a);
    await plans.whenIdle();
    plans.change(week, withDish(plans.shown(week).days, 0, 'b'));
    await plans.whenIdle();
    expect(server.stored.days).toEqual(ab);
  });

  it('whose answer got lost is no change of somebody else', async () => {
    const { server, plans } = aServer();
    server.next = ['lost after', 'lost before'];
    plans.change(week, a);
    await plans.whenIdle();
    plans.change(week, ab);
    await plans.whenIdle();
    plans.retry('w1');
    await plans.whenIdle();
    expect(plans.view.get().unsaved.size).toBe(0);
    expect(server.stored.days).toEqual(ab);
  });
});

describe('when somebody else was faster', () => {
  async function inConflict() {
    const all = aServer();
    all.server.meanwhile(theirs);
    all.plans.change(week, a);
    await all.plans.whenIdle();
    expect(all.plans.view.get().unsaved.get('w1')?.state).toBe('conflict');
    expect(all.plans.shown(week).days).toEqual(a);
    return all;
  }

  it('theirs can be shown', async () => {
    const { plans, server } = await inConflict();
    plans.discard('w1');
    expect(plans.shown(week)).toMatchObject({ version: 2, days: theirs });
    expect(server.stored.days).toEqual(theirs);
  });

  it('or one’s own put over it, with what was changed since', async () => {
    const { plans, server } = await inConflict();
    plans.change(week, ab);
    expect(server.puts).toBe(1);
    plans.retry('w1');
    await plans.whenIdle();
    expect(server.stored).toMatchObject({ version: 3, days: ab });
  });

  it('their change is not written over when it was read before one’s own is tried again', async () => {
    const { server, plans } = aServer();
    server.next = ['lost before'];
    plans.change(week, a);
    await plans.whenIdle();
    server.meanwhile(theirs);
    plans.change(server.stored, ab);
    await plans.whenIdle();
    expect(plans.view.get().unsaved.get('w1')?.state).toBe('conflict');
    expect(server.stored.days).toEqual(theirs);
  });

  it('nothing is wrong when both did the same', async () => {
    const { server, plans } = aServer();
    server.meanwhile(a);
    plans.change(week, a);
    await plans.whenIdle();
    expect(plans.view.get().unsaved.size).toBe(0);
  });
});

it('says when the week was taken away', async () => {
  const { server, plans } = aServer();
  server.next = ['gone'];
  plans.change(week, a);
  await plans.whenIdle();
  expect(plans.view.get().unsaved.get('w1')?.state).toBe('gone');
  plans.discard('w1');
  expect(isSameWeek(plans.shown(week).days, NO_DISHES)).toBe(true);
});

it('shows the newest of what it stored and what was read since', async () => {
  const { plans } = aServer();
  plans.change(week, a);
  await plans.whenIdle();
  expect(plans.shown(weekOf(1, NO_DISHES)).days).toEqual(a);
  expect(plans.shown(weekOf(5, theirs)).days).toEqual(theirs);
});
