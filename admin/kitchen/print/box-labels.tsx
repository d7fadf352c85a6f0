import {
  type CSSProperties,
  type ReactNode,
  type RefObject,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { boxName, containsText } from '#admin/kitchen/day/box-words.ts';
import type { BoxToPack } from '#contract/kitchen/cooking.ts';
import { addressLine } from '#domain/account/delivery-address.ts';
import { nameOnBox } from '#domain/account/household.ts';
import { measureText } from '#domain/catering/portions.ts';
import { namedAllergens } from '#domain/menu/allergens.ts';
import { formatDay, formatDayLong, formatSlot, type IsoDay } from '#domain/platform/days.ts';
import { counted } from '#domain/platform/plural.ts';
import type { DaySheets, PrintedOrder } from './sheets.ts';
import './box-labels.css';
import { flushSync } from 'react-dom';

/** How large the type of a label is, and whether each wish has a label of its own. */
type LabelFit = { size: number; isSpread: boolean };

const asOne = (size: number): LabelFit => ({ size, isSpread: false });
const spread = (size: number): LabelFit => ({ size, isSpread: true });

/** From the largest to the smallest; type that is hard to read comes after a label more. */
const FITS = [
  ...[asOne(1), asOne(0.92), asOne(0.85), asOne(0.78)],
  ...[spread(1), spread(0.9), spread(0.8), spread(0.7), spread(0.6), spread(0.5)],
] as [LabelFit, ...LabelFit[]];

/** Names the box that a label is for. */
const BOX = 'data-box';

/**
 * How each box's labels are set so that all of their words fit, by the keys of the boxes. Labels
 * are measured where they stand, and again when the font has come: before paper prints them.
 */
function useLabelFit(labels: RefObject<HTMLElement | null>): (box: string) => LabelFit {
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

/**
 * A label for each box, in the order in which they are packed: ten of 4 by 2 inches on a sheet of
 * US Letter (as Avery 5163). Plain paper cut along the lines does, too. All words of a box are on
 * it: in smaller type where they are many, and on a label more where that were too small to read.
 */
export function Labels({ sheets: { date, total, slots, boxes, menu } }: { sheets: DaySheets }) {
  const labels = useRef<HTMLDivElement>(null);
  const fitOf = useLabelFit(labels);
  return (
    <>
      <h1 className="labels-title">
        Labels for {counted(total, 'tiffin')}, {formatDayLong(date)}
      </h1>
      <div className="labels" ref={labels}>
        {slots.flatMap(({ slot, orders }) =>
          orders.flatMap((order) => {
            const packed = boxes.find(({ orders }) => orders.includes(order.id));
            return oneTo(order.quantity).map((number) => {
              const box = `${order.id} ${number}`;
              return (
                <LabelsOfBox
                  key={box}
                  {...{ box, order, date, number }}
                  fit={fitOf(box)}
                  hour={formatSlot(slot)}
                  content={contentOf(packed, { menu, order })}
                  inBox={namedAllergens(order.allergies, packed?.contains ?? [])}
                />
              );
            });
          }),
        )}
      </div>
    </>
  );
}

const oneTo = (count: number): number[] => Array.from({ length: count }, (_, at) => at + 1);

/** `4 pieces Roti · 240 ml Gujarati Dal`: what is in a box; and its allergens, for whoever has to know. */
function contentOf(
  box: BoxToPack | undefined,
  { menu, order }: { menu: readonly string[]; order: PrintedOrder },
): string {
  if (!box) return '';
  const dishes = box.fillings.map((one) => `${measureText(one)} ${menu[one.place] ?? ''}`);
  return [...dishes, ...(order.allergies.trim() ? [containsText(box.contains)] : [])].join(' · ');
}

type Props = {
  box: string;
  fit: LabelFit;
  order: PrintedOrder;
  hour: string;
  date: IsoDay;
  number: number;
  content: string;
  /** What of their allergies the box has. */
  inBox: readonly string[];
};

/** Whose box it is, what kind, what to take care of, and when it goes where. */
function LabelsOfBox({ box, fit, order, hour, date, number, content, inBox }: Props) {
  const { allergies, instructions } = order;
  const apart = fit.isSpread ? instructions : [];
  const cell = (place: number) => ({ box, fit, order, number, place, of: 1 + apart.length });
  return (
    <>
      <Label {...cell(1)}>
        {allergies.trim() && (
          <span className="label-allergy">
            Allergy: {allergies}
            {inBox.length > 0 && `. IN THIS BOX: ${inBox.join(', ')}`}
          </span>
        )}
        {instructions.length > apart.length && (
          <span className="label-note">{instructions.join(' · ')}</span>
        )}
        <span className="label-content">{content}</span>
        <div className="label-foot">
          <span>{addressLine(order.address, order)}</span>
          <span>
            <strong>{hour}</strong>, {formatDay(date)} · {order.orderNumber}
          </span>
        </div>
      </Label>
      {apart.map((words, at) => (
        <Label key={words} {...cell(at + 2)}>
          <span className="label-note">{words}</span>
        </Label>
      ))}
    </>
  );
}

type LabelProps = Pick<Props, 'box' | 'fit' | 'order' | 'number'> & {
  /** Which of how many labels of the box. */
  place: number;
  of: number;
  children: ReactNode;
};

/** One cell of the sheet, which says whose box it is for. */
const Label = ({ box, fit, order, number, place, of, children }: LabelProps) => (
  <article className="label" style={{ '--size': fit.size } as CSSProperties} {...{ [BOX]: box }}>
    <div className="label-head">
      <span className="mark">{order.code}</span>
      <div>
        <strong className="label-name">{nameOnBox(order)}</strong>
        <div>
          {boxName({ name: order.planName, diet: order.diet })}
          {order.quantity > 1 && ` · ${number} of ${order.quantity}`}
          {of > 1 && ` · label ${place} of ${of}`}
        </div>
      </div>
    </div>
    {children}
  </article>
);
