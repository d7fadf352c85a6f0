import { describe, expect, it } from 'vitest';
import { PLAN_GROUPS } from '#db/seed/plan-groups.ts';
import {
  DEFAULT_BOX,
  featuresFromBox,
  NEW_LINE,
  promisedOtherwise,
  typedBox,
} from './typed-box.ts';

const five = DEFAULT_BOX.map((line) => (line.course === 'roti' ? { ...line, amount: 5 } : line));

describe('the box in the form of a plan', () => {
  it('is one as soon as every line is complete', () => {
    expect(typedBox(DEFAULT_BOX)).toEqual(DEFAULT_BOX);
    expect(typedBox([{ ...NEW_LINE, amount: null }])).toBeNull();
    expect(typedBox([])).toBeNull();
    expect(typedBox(null)).toBeNull();
  });

  it('writes its features before the others, instead of those it has written before', () => {
    const features = [
      { text: '1 sabji, dal or kadhi, rice and 4 rotis', isActive: true },
      { text: 'Jain or Swaminarayan on request', isActive: true },
      { text: 'Sweet on Fridays', isActive: false },
    ];
    const sweet = { ...NEW_LINE, course: 'sweet' as const, weekdays: [5] };
    expect(featuresFromBox(features, [...five, sweet])).toEqual([
      { text: '1 sabji, dal or kadhi, rice and 5 rotis', isActive: true },
      { text: 'Sweet on Fridays', isActive: true },
      { text: 'Jain or Swaminarayan on request', isActive: true },
    ]);
    expect(featuresFromBox([], DEFAULT_BOX)).toHaveLength(1);
  });

  it('keeps what is said not to be included', () => {
    const none = { text: 'Sweet on Fridays', isActive: false };
    expect(featuresFromBox([none], five)).toContainEqual(none);
  });

  it('is compared with what the shop promises, line by line', () => {
    const four = { text: '1 sabji, dal or kadhi, rice and 4 rotis', isActive: true };
    const own = { text: 'Jain or Swaminarayan on request', isActive: true };
    expect(promisedOtherwise([four, own], DEFAULT_BOX)).toBeNull();
    expect(promisedOtherwise([four, own], five)).toEqual({
      promised: ['1 sabji, dal or kadhi, rice and 4 rotis'],
      unsaid: ['1 sabji, dal or kadhi, rice and 5 rotis'],
    });
    expect(promisedOtherwise(featuresFromBox([four, own], five), five)).toBeNull();
  });

  it('agrees with nothing that only is not included, and with nothing that is promised besides', () => {
    const [four] = featuresFromBox([], DEFAULT_BOX);
    const sweet = { text: 'Sweet on Fridays', isActive: true };
    const said = '1 sabji, dal or kadhi, rice and 4 rotis';
    expect(promisedOtherwise([{ ...four, isActive: false }], DEFAULT_BOX)).toEqual({
      promised: [],
      unsaid: [said],
    });
    expect(promisedOtherwise([{ text: said, isActive: true }, sweet], DEFAULT_BOX)).toEqual({
      promised: ['Sweet on Fridays'],
      unsaid: [],
    });
  });

  it('is what the shop promises wherever a new kitchen begins', () => {
    for (const { variants } of PLAN_GROUPS)
      for (const { box, features } of variants)
        if (box) expect(promisedOtherwise(features, box)).toBeNull();
  });
});
