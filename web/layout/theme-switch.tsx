import { Moon, Sun, SunMoon } from 'lucide-react';
import type { Theme } from '#contract/platform/theme.ts';
import { THEME_LABELS, THEMES } from '#domain/platform/theme.ts';
import { session } from '#web/account/session/session.ts';
import { chooseTheme, useTheme } from '#web/account/settings/theme.ts';
import { loadModule } from '#web/platform/client/browser-client.ts';
import { Icon } from '#web/platform/pictures/icon.tsx';

const ICONS = { light: Sun, dark: Moon, auto: SunMoon } as const;

/**
 * Makes it the account's theme, too, when somebody is signed in. Without a connection it stays this
 * browser's alone.
 */
async function keepTheme(theme: Theme): Promise<void> {
  if (session.get().status !== 'signed-in') return;
  try {
    const { saveSettings } = await loadModule(
      () => import('#web/account/settings/save-settings.ts'),
    );
    await saveSettings({ preferences: { theme } });
  } catch {}
}

/** Light, dark, or as the device has it; follows what other tabs and the settings choose. */
export function ThemeSwitch() {
  const theme = useTheme();
  return (
    <fieldset className="inline-flex rounded-full border border-line bg-paper p-0.5">
      <legend className="sr-only">Colours of this site</legend>
      {THEMES.map((choice) => (
        <button
          key={choice}
          type="button"
          aria-pressed={theme === choice}
          onClick={() => {
            chooseTheme(choice);
            void keepTheme(choice);
          }}
          className="inline-flex min-h-11 cursor-pointer items-center gap-1.5 rounded-full px-3 text-sm font-semibold text-ink-soft hover:text-ink focus-visible:rounded-full aria-pressed:bg-ink aria-pressed:text-paper"
        >
          <Icon of={ICONS[choice]} className="size-4.5" />
          {THEME_LABELS[choice]}
        </button>
      ))}
    </fieldset>
  );
}
