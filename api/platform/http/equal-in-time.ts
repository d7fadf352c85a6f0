import { timingSafeEqual } from 'node:crypto';

/** Whether somebody has sent exactly what was expected; how long that takes tells nothing of it. */
export function equalInTime(expected: string | Buffer, given: string | Buffer): boolean {
  const [one, other] = [Buffer.from(expected), Buffer.from(given)];
  return one.length === other.length && timingSafeEqual(one, other);
}
