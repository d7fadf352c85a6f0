import { Box, Stack } from '@mui/material';
import { Chip } from '#admin/platform/parts/chip.tsx';
import { PhoneRow } from '#admin/platform/parts/desk-table.tsx';
import { DishPicture } from '#admin/platform/photos/dish-picture.tsx';
import { CATEGORY_NAMES } from '#admin/platform/words/choices.ts';
import type { AdminSnack } from '#contract/snacks/desk/catalogue.ts';
import { formatMoney } from '#domain/money/money.ts';
import { SoldOutSwitch } from './sold-out-switch.tsx';

export const categoriesOf = ({ categories }: AdminSnack): string =>
  categories.map((category) => CATEGORY_NAMES[category]).join(', ') || 'None';

/** `C$8.99 / 6 pieces`. */
export const priceOf = ({ price, unit }: AdminSnack): string =>
  unit ? `${formatMoney(price)} / ${unit}` : formatMoney(price);

/** `12 of 30 today`: how many are ordered for today, of how many. */
export const orderedOf = ({ orderedToday, dailyLimit }: AdminSnack): string =>
  dailyLimit === null ? `${orderedToday} today` : `${orderedToday} of ${dailyLimit} today`;

/** Whether the shop offers it, and what stands out about it. */
export const Offered = ({ isActive, featured, orderedToday, dailyLimit }: AdminSnack) => (
  <Stack direction="row" sx={{ gap: 0.5, flexWrap: 'wrap' }}>
    <Chip tone={isActive ? 'leaf' : 'steel'}>{isActive ? 'On offer' : 'Off'}</Chip>
    {featured && <Chip tone="turmeric">Favourite</Chip>}
    {dailyLimit !== null && orderedToday >= dailyLimit && <Chip tone="chilli">Limit reached</Chip>}
  </Stack>
);

/** A snack in the list on a phone. */
export const PhoneSnack = (snack: AdminSnack) => (
  <Stack direction="row" sx={{ gap: 1.5 }}>
    <DishPicture dish={snack} width={72} />
    <Box sx={{ flex: 1, minWidth: 0 }}>
      <PhoneRow
        title={snack.name}
        lines={[`${priceOf(snack)} · ${orderedOf(snack)}`, categoriesOf(snack), Offered(snack)]}
      />
    </Box>
  </Stack>
);

/** What can be done with it there, below its words. */
export const PhoneSoldOut = (snack: AdminSnack) =>
  snack.isActive && (
    <Box
      component="label"
      sx={{ display: 'inline-flex', alignItems: 'center', minHeight: 44, ml: '74px', mt: -1 }}
    >
      <SoldOutSwitch snack={snack} />
      <span aria-hidden>Sold out today</span>
    </Box>
  );
