import { useEffect } from 'react';
import { useBusiness } from '#web/kitchen/business.ts';

/** A page that opens in the browser gets its title once what it is about is there. */
export function usePageTitle(title: string | undefined): void {
  const kitchen = useBusiness()?.name;
  useEffect(() => {
    if (title && kitchen) document.title = `${title} · ${kitchen}`;
  }, [title, kitchen]);
}
