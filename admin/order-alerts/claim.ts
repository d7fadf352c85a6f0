type Keeper = Pick<Storage, 'getItem' | 'setItem'>;
type Locks = Pick<LockManager, 'request'>;

/** The latest order that a tab of this browser has sounded for, in milliseconds since 1970. */
const SOUNDED = 'deskSoundedOrder';

/**
 * Whether this tab is the one that sounds for an order that came in at a moment (milliseconds): the
 * first of all tabs of the desk in this browser to ask. A lock keeps two that ask at once apart;
 * where there is none (no https), they nearly always ask one after the other.
 */
export async function claimSound(
  at: number,
  keeper: Keeper,
  locks: Locks | undefined,
): Promise<boolean> {
  const claim = () => {
    if (Number(keeper.getItem(SOUNDED)) >= at) return false;
    keeper.setItem(SOUNDED, String(at));
    return true;
  };
  return locks ? locks.request(SOUNDED, claim) : claim();
}
