import type { Session } from './session-store.ts';

/** Whether the signed-in account is to be deleted: all it opens is the way back. */
export const isLeaving = (current: Session): boolean =>
  current.status === 'signed-in' && !!current.user.deletion_day;
