import { Checkbox, MenuItem } from '@mui/material';
import { DIET_NAMES } from '#admin/platform/words/choices.ts';
import type { Diet } from '#contract/account/accounts.ts';
import type { MenuEntry } from '#contract/menu/desk/weekly-menus.ts';
import { servedDiets } from '#domain/menu/weekly-menu.ts';
import type { Planning } from './planning.ts';
import type { Spot } from './week-days.ts';
import { whoGets } from './week-words.ts';

type Props = {
  entry: MenuEntry;
  name: string;
  spot: Spot;
  planning: Planning;
  diet: Diet;
  suits: readonly Diet[];
};

/** One of the diets that a dish suits: whether it is served to them that day. */
export function ServedToItem({ diet, entry, name, spot, planning, suits }: Props) {
  const served = servedDiets(suits, entry.servedTo);
  const checked = served.includes(diet);
  function toggle() {
    const next = suits.filter((each) => served.includes(each) !== (each === diet));
    const servedTo = next.length === suits.length ? null : next;
    planning.change(spot, { servedTo }, `${name} goes to: ${whoGets(suits, servedTo)}`);
  }
  return (
    <MenuItem
      role="menuitemcheckbox"
      aria-checked={checked}
      disabled={checked && served.length === 1}
      onClick={toggle}
      sx={{ minHeight: 44, py: 0.25 }}
    >
      <Checkbox
        checked={checked}
        tabIndex={-1}
        aria-hidden
        sx={{ ml: -1.25, pointerEvents: 'none' }}
      />
      {DIET_NAMES[diet]}
    </MenuItem>
  );
}
