/**
 * Whether the server no longer knows the token. The page stays as it is, with everything typed on
 * it, while somebody signs in again on top of it.
 */
export type SessionEnded = {
  raise: () => void;
  clear: () => void;
  isRaised: () => boolean;
  subscribe: (onChange: () => void) => () => void;
};

export function createSessionEnded(): SessionEnded {
  let raised = false;
  const listeners = new Set<() => void>();
  const set = (to: boolean) => {
    if (raised === to) return;
    raised = to;
    for (const tell of listeners) tell();
  };
  return {
    raise: () => set(true),
    clear: () => set(false),
    isRaised: () => raised,
    subscribe: (onChange) => {
      listeners.add(onChange);
      return () => listeners.delete(onChange);
    },
  };
}
