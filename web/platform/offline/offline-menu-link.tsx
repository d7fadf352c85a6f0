import { Utensils } from 'lucide-react';
import { useEffect, useState } from 'react';
import { paths } from '#web/paths.ts';
import { Icon } from '#web/platform/pictures/icon.tsx';
import { buttonClass } from '#web/platform/ui/button.tsx';

/**
 * The way to the menu that this browser has kept. It loads the page anew: only so does the service
 * worker (`sw.js`) put the kept one in, and what the program would need for it may not be here.
 */
export function OfflineMenuLink({ className }: { className?: string }) {
  return (
    <a href={paths.weeklyMenu} className={buttonClass('quiet', 'medium', className)}>
      <Icon of={Utensils} />
      The menu as you last saw it
    </a>
  );
}

/** Whatever choice its address made, and in whatever form it came. */
const ANY_MENU = { ignoreSearch: true, ignoreVary: true };

async function menuIsKept(): Promise<boolean> {
  try {
    return (await caches.match(paths.weeklyMenu, ANY_MENU)) !== undefined;
  } catch {
    return false;
  }
}

/** Whether this browser has kept the weekly menu for reading without a connection (`sw.js`). */
export function useHasOfflineMenu(): boolean {
  const [isKept, setIsKept] = useState(false);
  useEffect(() => {
    void menuIsKept().then(setIsKept);
  }, []);
  return isKept;
}
