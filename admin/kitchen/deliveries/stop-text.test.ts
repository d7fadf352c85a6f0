import { describe, expect, it } from 'vitest';
import type { Stop } from '#contract/kitchen/desk-deliveries.ts';
import {
  bringText,
  drivingHourText,
  mayDriveTo,
  splitStops,
  stopMovedText,
  stopsLeftText,
  stopsLoadedText,
  toLoad,
  whatOf,
} from './stop-text.ts';

const stop = (stage: Stop['stage'], time = '14:00-15:00') => ({ stage, time }) as Stop;

describe("a driver's day", () => {
  it('keeps what is left apart from what is behind', () => {
    const [loaded, done, failed] = [stop('to_load'), stop('delivered'), stop('not_delivered')];
    expect(splitStops([done, loaded, failed])).toEqual({ left: [loaded], behind: [done, failed] });
  });

  it('counts the stops at which something can be done; events are only brought', () => {
    expect(stopsLeftText(2, 1, 0)).toBe('2 stops left, 1 behind you');
    expect(stopsLeftText(0, 3, 1)).toBe('0 stops left, 3 behind you · 1 event to bring');
    expect(stopsLeftText(0, 0, 2)).toBe('2 events to bring');
  });

  it('loads all that is packed at once, and says what was not', () => {
    const packed = { ...stop('to_load'), actions: ['dispatch'] } as Stop;
    expect(toLoad([packed, { ...stop('in_kitchen'), actions: [] }])).toEqual([packed]);
    expect(stopsLoadedText({ moved: ['a', 'b'], refused: [] })).toBe('2 stops: on the way.');
    const message = 'That is not possible any more.';
    expect(stopsLoadedText({ moved: ['a'], refused: [{ message }, { message }] })).toBe(
      `1 stop: on the way. ${message}`,
    );
  });

  it('shows the way there as long as something can be handed over', () => {
    expect(mayDriveTo({ stage: 'in_kitchen', actions: [] })).toBe(true);
    expect(mayDriveTo({ stage: 'on_the_way', actions: ['deliver', 'fail'] })).toBe(true);
    expect(mayDriveTo({ stage: 'not_delivered', actions: ['deliver'] })).toBe(true);
    expect(mayDriveTo({ stage: 'not_delivered', actions: [] })).toBe(false);
    expect(mayDriveTo({ stage: 'delivered', actions: [] })).toBe(false);
  });

  it('says with a delivery what is still to be collected there', () => {
    const moved = (stage: Stop['stage'], toCollect: number) =>
      stopMovedText({ name: 'Asha Patel', stage, toCollect });
    expect(moved('on_the_way', 0)).toBe('Asha Patel: on the way.');
    expect(moved('delivered', 0)).toBe('Asha Patel: delivered.');
    expect(moved('delivered', 3556)).toBe('Asha Patel: delivered. To collect C$35.56.');
  });

  it('calls an hour by the slot of its tiffins, else by the time of its snacks', () => {
    expect(drivingHourText([{ time: '14:00' }, { time: '14:00-15:00' }])).toBe('2:00 PM - 3:00 PM');
    expect(drivingHourText([{ time: '10:00' }])).toBe('10:00 AM');
    expect(drivingHourText([{ time: '10:30' }], [{ clock: '10:15' }])).toBe('10:15 AM');
    expect(drivingHourText([], [{ clock: null }])).toBe('Time not agreed yet');
  });

  it('says what to hand over as the box and the bag say it', () => {
    const tiffin = {
      quantity: 2,
      planName: 'Full Thali',
      memberName: null,
      diet: 'jain',
      items: [],
    } as const;
    expect(whatOf({ ...tiffin, items: [] })).toBe('2\u00a0×\u00a0Full Thali, Jain');
    const items = [
      { name: 'Samosa', quantity: 2 },
      { name: 'Kachori', quantity: 1 },
    ];
    expect(whatOf({ quantity: 3, planName: null, memberName: null, diet: null, items })).toBe(
      '2\u00a0×\u00a0Samosa, 1\u00a0×\u00a0Kachori',
    );
  });

  it('says what an event is brought, in short', () => {
    const bring = [
      { item: 'Dhokla', quantity: 96, unit: 'pieces' },
      { item: 'Plain Rice', quantity: 5, unit: 'kg' },
    ];
    expect(bringText({ bring })).toBe('96\u00a0pieces Dhokla, 5\u00a0kg Plain Rice');
  });
});
