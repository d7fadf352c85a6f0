import { useEffect, useRef } from 'react';
import { useNavigate } from 'react-router';
import { paths } from '#web/paths.ts';
import { ErrorState } from '#web/platform/ui/states.tsx';

/** The person is sent to the price list after this long, in milliseconds. */
const LEAVES_AFTER = 3000;

/**
 * The subscription could not be loaded: says so and goes to the price list, unless somebody tries
 * again first.
 */
export function LoadFailed({ onRetry, retrying }: { onRetry: () => void; retrying: boolean }) {
  const navigate = useNavigate();
  const stays = useRef(false);

  useEffect(() => {
    const timer = setTimeout(() => {
      if (!stays.current) void navigate(paths.pricing, { replace: true });
    }, LEAVES_AFTER);
    return () => clearTimeout(timer);
  }, [navigate]);

  return (
    <ErrorState
      title="Failed to load subscription data"
      message="We are taking you to the price list. Your plans and booked tiffins are safe under My Orders."
      onRetry={() => {
        stays.current = true;
        onRetry();
      }}
      retrying={retrying}
    />
  );
}
