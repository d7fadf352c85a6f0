import { WifiOff } from 'lucide-react';
import { useSyncExternalStore } from 'react';
import { Icon } from '../ui/icon.tsx';

function subscribe(changed: () => void): () => void {
  addEventListener('online', changed);
  addEventListener('offline', changed);
  return () => {
    removeEventListener('online', changed);
    removeEventListener('offline', changed);
  };
}

/** Says that the device is offline, for as long as it is. */
export function OfflineNotice() {
  const online = useSyncExternalStore(
    subscribe,
    () => navigator.onLine,
    () => true,
  );
  return (
    <div role="status" className="no-print sticky top-0 z-40">
      {!online && (
        <p className="flex items-center justify-center gap-2 bg-turmeric-tint px-4 py-2.5 text-center text-sm font-semibold text-turmeric-ink">
          <Icon of={WifiOff} />
          You are offline. What you typed stays here; sending works again once you are back.
        </p>
      )}
    </div>
  );
}
