import { type RefObject, useEffect, useLayoutEffect, useState } from 'react';
import { flushSync } from 'react-dom';

/** How large the type of a label is, and whether each wish has a label of its own. */
export type LabelFit = { size: number; isSpread: boolean };

const asOne = (size: number): LabelFit => ({ size, isSpread: false });
const spread = (size: number): LabelFit => ({ size, isSpread: true });

/** From the largest to the smallest; type that is hard to read comes after a label more. */
const FITS = [
  ...[asOne(1), asOne(0.92), asOne(0.85), asOne(0.78)],
  ...[spread(1), spread(0.9), spread(0.8), spread(0.7), spread(0.6), spread(0.5)],
] as [LabelFit, ...LabelFit[]];

/** Names the box that a label is for. */
export const BOX = 'data-box';

/**
 * How each box's labels are set so that all of their words fit, by the keys of the boxes. Labels
 * are measured where they stand, and again when the font has come: before paper prints them.
 */
export function useLabelFit(labels: RefObject<HTMLElement | null>): (box: string) => LabelFit {
  const [steps, setSteps] = useState<ReadonlyMap<string, number>>(new Map());
  useLayoutEffect(() => {
    const tooLong = new Set(
      [...(labels.current?.querySelectorAll(`[${BOX}]`) ?? [])]
        .filter(({ scrollHeight, clientHeight }) => scrollHeight > clientHeight)
        .map((label) => label.getAttribute(BOX) ?? ''),
    );
    const next = new Map(steps);
    for (const box of tooLong) next.set(box, Math.min((steps.get(box) ?? 0) + 1, FITS.length - 1));
    if ([...next].some(([box, step]) => step !== steps.get(box))) setSteps(next);
  });
  useEffect(() => {
    let wanted = true;
    void document.fonts.ready.then(() => wanted && flushSync(() => setSteps(new Map())));
    return () => {
      wanted = false;
    };
  }, []);
  return (box) => FITS[steps.get(box) ?? 0] ?? FITS[0];
}
