import { useEffect, useState } from 'react';
import { paths } from '#web/paths.ts';

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
export function useMenuIsKept(): boolean {
  const [isKept, setIsKept] = useState(false);
  useEffect(() => {
    void menuIsKept().then(setIsKept);
  }, []);
  return isKept;
}
