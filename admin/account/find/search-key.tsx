import { ListItemIcon, ListItemText, MenuItem } from '@mui/material';
import { Check, Keyboard } from 'lucide-react';
import { forwardRef, useEffect, useSyncExternalStore } from 'react';

const KEY = 'desk-search-key';

/** Whether `/` goes to the search; a key alone can be switched off (WCAG 2.1.4). */
function isOn(): boolean {
  try {
    return localStorage.getItem(KEY) !== 'off';
  } catch {
    return true;
  }
}

function onChange(tell: () => void): () => void {
  addEventListener('storage', tell);
  return () => removeEventListener('storage', tell);
}

const useIsOn = (): boolean => useSyncExternalStore(onChange, isOn);

function switchTo(on: boolean): void {
  try {
    localStorage.setItem(KEY, on ? 'on' : 'off');
  } catch {
    // Without storage it stays on.
  }
  dispatchEvent(new StorageEvent('storage', { key: KEY }));
}

const TYPED_INTO =
  'input:not([type="checkbox"], [type="radio"], [type="button"]), textarea, select, [role="combobox"]';

/** Whether somebody types where the focus is, or a dialog, a menu or a list of choices is open. */
const isBusy = (target: EventTarget | null): boolean =>
  document.querySelector('.MuiModal-root:not([aria-hidden="true"])') !== null ||
  (target instanceof HTMLElement && (target.isContentEditable || target.matches(TYPED_INTO)));

/** Hears of `/`, pressed where nobody types. */
export function useSearchKey(onPress: () => void): void {
  const on = useIsOn();
  useEffect(() => {
    if (!on) return undefined;
    const press = (event: KeyboardEvent) => {
      if (event.key !== '/' || event.ctrlKey || event.metaKey || event.altKey) return;
      if (event.defaultPrevented || isBusy(event.target)) return;
      event.preventDefault();
      onPress();
    };
    addEventListener('keydown', press);
    return () => removeEventListener('keydown', press);
  });
}

/** Switches the key on and off, in the account's menu. */
export const SearchKeyItem = forwardRef<HTMLLIElement>(function SearchKeyItem(props, ref) {
  const on = useIsOn();
  return (
    <MenuItem
      ref={ref}
      role="menuitemcheckbox"
      aria-checked={on}
      onClick={() => switchTo(!on)}
      {...props}
    >
      <ListItemIcon>
        <Keyboard size={20} aria-hidden />
      </ListItemIcon>
      <ListItemText>The key / searches</ListItemText>
      <Check size={18} aria-hidden visibility={on ? 'visible' : 'hidden'} />
    </MenuItem>
  );
});
