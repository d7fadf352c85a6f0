type Keeper = Pick<Storage, 'getItem' | 'setItem'>;
type Locks = Pick<LockManager, 'request'>;

/** The latest that a tab of this browser has sounded for, in milliseconds since 1970: of orders that came in, and of those that time runs out for. */
const SOUNDED = { news: 'deskSoundedOrder', alarm: 'deskSoundedAlarm' };

/** What a sound is for. */
export type SoundFor = keyof typeof SOUNDED;

/**
 * Whether this tab is the one that sounds for an order that came in, or an hour that comes, at a
 * moment (milliseconds): the first of all tabs of the desk in this browser to ask. A lock keeps two
 * that ask at once apart; where there is none (no https), they nearly always ask one after the other.
 */
export async function claimSound(
  what: SoundFor,
  at: number,
  keeper: Keeper,
  locks: Locks | undefined,
): Promise<boolean> {
  const sounded = SOUNDED[what];
  const claim = () => {
    if (Number(keeper.getItem(sounded)) >= at) return false;
    keeper.setItem(sounded, String(at));
    return true;
  };
  return locks ? locks.request(sounded, claim) : claim();
}
