import { useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router';

const HASH = '#your-cart';

/**
 * Whether the address asks for the cart (`cartPath`): where it stands beside the snacks it gets the
 * focus, elsewhere `open` shows it. Answers how to take the question back, once the cart is closed.
 */
export function useCartAskedFor(open: () => void): () => void {
  const { key, hash, pathname, search } = useLocation();
  const navigate = useNavigate();

  // biome-ignore lint/correctness/useExhaustiveDependencies: each time that it is asked for
  useEffect(() => {
    if (hash !== HASH) return;
    const beside = document.getElementById(HASH.slice(1));
    if (beside?.checkVisibility()) beside.focus();
    else open();
  }, [key]);

  return () => {
    if (hash === HASH)
      void navigate(pathname + search, { replace: true, preventScrollReset: true });
  };
}
