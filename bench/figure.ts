/** One measured figure against its limit, which was measured or is set in the same run. */
export type Figure = {
  name: string;
  value: number;
  unit: string;
  limit: number;
  /** `value / limit`. */
  ratio: number;
  /** What the ratio must be, such as `>= 0.6`. */
  goal: string;
};

/** Measures something and answers its figures; `say` tells how it goes. */
export type Bench = (say: (line: string) => void) => Promise<Figure[]>;

type Measured = { name: string; value: number; unit: string; limit: number };

/** For people; what is counted stays whole. */
export const rounded = (value: number): number =>
  Number.isInteger(value) ? value : Number(value.toPrecision(4));

function figure({ name, value, unit, limit }: Measured, goal: string): Figure {
  // Not rounded: one wrong answer of a hundred thousand is not none.
  const ratio = value / limit;
  return { name, value: rounded(value), unit, limit: rounded(limit), ratio, goal };
}

/** A figure that must reach this share of its limit. */
export const atLeast = (share: number, measured: Measured): Figure =>
  figure(measured, `>= ${share}`);

/** A figure that must not go beyond its limit. */
export const atMost = (measured: Measured): Figure => figure(measured, '<= 1');

/** A figure that must be its limit exactly: so many rounds, and every one as it should be. */
export const exactly = (measured: Measured): Figure => figure(measured, '= 1');

/** Whether a figure reaches its goal. */
export function reachesGoal({ ratio, goal }: Figure): boolean {
  const [sign, wanted] = goal.split(' ');
  if (sign === '>=') return ratio >= Number(wanted);
  if (sign === '<=') return ratio <= Number(wanted);
  return ratio === Number(wanted);
}
