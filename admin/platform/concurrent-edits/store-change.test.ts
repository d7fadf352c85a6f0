import { HttpError } from 'ra-core';
import { describe, expect, it } from 'vitest';
import { type FormBody, storeChange } from './store-change.ts';

const READ = { id: 'kadhi', text: 'Hot.', version: 3 };

/** A desk that takes a change to the version that it holds, and refuses any other. */
function deskWith(held: typeof READ) {
  const sent: number[] = [];
  return {
    sent,
    calls: {
      read: async () => held,
      saysTheSame: ({ text }: typeof READ, body: FormBody) => text === body.text,
      async update(_id: string, body: FormBody & { version: number }) {
        sent.push(body.version);
        if (body.version !== held.version)
          throw new HttpError('Changed meanwhile.', 409, { code: 'conflict' });
        return { ...held, text: String(body.text), version: held.version + 1 };
      },
    },
  };
}

const WARM = { text: 'Warm.' };

describe('storing a change', () => {
  it('names the version that was read', async () => {
    const desk = deskWith(READ);
    const kept = await storeChange(desk.calls, READ.id, WARM, 3);
    expect(kept).toEqual({ stored: { ...READ, text: 'Warm.', version: 4 } });
    expect(desk.sent).toEqual([3]);
  });

  it('stores nothing over what somebody else has stored, and brings that', async () => {
    const theirs = { ...READ, text: 'Cold.', version: 4 };
    const desk = deskWith(theirs);
    const kept = await storeChange(desk.calls, READ.id, WARM, 3);
    expect(kept).toEqual({ theirs });
    expect(desk.sent).toEqual([3]);
  });

  it('stores over theirs once their version is named', async () => {
    const desk = deskWith({ ...READ, text: 'Cold.', version: 4 });
    const kept = await storeChange(desk.calls, READ.id, WARM, 4);
    expect(kept).toMatchObject({ stored: { text: 'Warm.', version: 5 } });
  });

  it('goes on from an own save whose answer never came', async () => {
    const desk = deskWith({ ...READ, text: 'Warm.', version: 4 });
    const kept = await storeChange(desk.calls, READ.id, WARM, 3);
    expect(kept).toMatchObject({ stored: { version: 5 } });
    expect(desk.sent).toEqual([3, 4]);
  });

  it('leaves every other refusal to whoever asked', async () => {
    const gone = new HttpError('Not found', 404, { code: 'not_found' });
    const calls = { ...deskWith(READ).calls, update: () => Promise.reject(gone) };
    await expect(storeChange(calls, READ.id, WARM, 3)).rejects.toBe(gone);
  });
});
