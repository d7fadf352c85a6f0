import { Moon, Sun, SunMoon } from 'lucide-react';
import { useEffect, useState } from 'react';
import {
  chooseTheme,
  showTheme,
  storedTheme,
  THEME_KEY,
  THEMES,
  type Theme,
} from '../theme/theme.ts';
import { Icon } from '../ui/icon.tsx';

const LOOKS = {
  light: [Sun, 'Light'],
  dark: [Moon, 'Dark'],
  auto: [SunMoon, 'Auto'],
} as const;

/** Light, dark, or as the device has it; follows what other tabs choose. */
export function ThemeSwitch() {
  // Unknown on the server: nothing is marked as chosen until the browser has read its storage.
  const [theme, setTheme] = useState<Theme | null>(null);

  useEffect(() => {
    const read = () => {
      const stored = storedTheme();
      setTheme(stored);
      showTheme(stored);
    };
    read();
    const follow = ({ key }: StorageEvent) => {
      if (key === THEME_KEY || key === null) read();
    };
    const device = matchMedia('(prefers-color-scheme: dark)');
    addEventListener('storage', follow);
    device.addEventListener('change', read);
    return () => {
      removeEventListener('storage', follow);
      device.removeEventListener('change', read);
    };
  }, []);

  return (
    <fieldset className="inline-flex rounded-full border border-line bg-paper p-0.5">
      <legend className="sr-only">Colours of this site</legend>
      {THEMES.map((choice) => {
        const [icon, words] = LOOKS[choice];
        return (
          <button
            key={choice}
            type="button"
            aria-pressed={theme === choice}
            onClick={() => {
              setTheme(choice);
              chooseTheme(choice);
            }}
            className="inline-flex min-h-11 cursor-pointer items-center gap-1.5 rounded-full px-3 text-sm font-semibold text-ink-soft hover:text-ink focus-visible:rounded-full aria-pressed:bg-ink aria-pressed:text-paper"
          >
            <Icon of={icon} className="size-4.5" />
            {words}
          </button>
        );
      })}
    </fieldset>
  );
}
