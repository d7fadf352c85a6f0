import { Chip } from '#admin/platform/parts/chip.tsx';
import type { Diet } from '#contract/account/accounts.ts';
import type { MenuEntry } from '#contract/menu/desk/weekly-menus.ts';
import { whoGets } from './week-words.ts';

type Props = { suits: readonly Diet[] } & Pick<MenuEntry, 'servedTo'>;

/** Whom it is served to, where that is not everybody; loud when nobody gets it. */
export function WhoGets({ suits, servedTo }: Props) {
  const words = whoGets(suits, servedTo);
  if (words === 'Everybody') return null;
  return (
    <Chip
      tone={words === 'Nobody' ? 'chilli' : 'turmeric'}
      sx={{ whiteSpace: 'normal', fontSize: '0.75rem', px: 0.75, mr: 0.5 }}
    >
      {words}
    </Chip>
  );
}
