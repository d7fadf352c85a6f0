import { describe, expect, it } from 'vitest';
import { featuresFromBox, NEW_LINE, typedBox, USUAL_BOX } from './typed-box.ts';

describe('the box in the form of a plan', () => {
  it('is one as soon as every line is complete', () => {
    expect(typedBox(USUAL_BOX)).toEqual(USUAL_BOX);
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
    const five = USUAL_BOX.map((line) => (line.course === 'roti' ? { ...line, amount: 5 } : line));
    expect(featuresFromBox(features, { before: USUAL_BOX, now: [...five, sweet] })).toEqual([
      { text: '1 sabji, dal or kadhi, rice and 5 rotis', isActive: true },
      { text: 'Sweet on Fridays', isActive: true },
      { text: 'Jain or Swaminarayan on request', isActive: true },
    ]);
    expect(featuresFromBox([], { before: null, now: USUAL_BOX })).toHaveLength(1);
  });
});
