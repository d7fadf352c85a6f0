import { Box, Button, useMediaQuery } from '@mui/material';
import { useId, useState } from 'react';
import { Section } from '#admin/platform/parts/section.tsx';
import { PHONE } from '#admin/platform/theme/phone.ts';
import type { KitchenDay } from '#contract/tiffin/desk/tiffin-orders.ts';
import { measureWords } from '#domain/catering/portions.ts';
import { Amount, AmountsList } from './amounts-list.tsx';
import { BoxMark } from './box-mark.tsx';
import { boxName } from './plan-words.ts';

/**
 * What goes into each box, by plan and diet; nothing while there is nothing to pack. Folded on a
 * phone, where the orders are what one is looking for.
 */
export function BoxesToPack({ day }: { day: Pick<KitchenDay, 'dishes' | 'toPack'> }) {
  const isPhone = useMediaQuery(PHONE, { noSsr: true });
  const [chosen, setChosen] = useState<boolean | null>(null);
  const id = useId();
  if (day.toPack.length === 0 || day.dishes.length === 0) return null;
  const isOpen = chosen ?? !isPhone;
  return (
    <Section
      title="Boxes to pack"
      aside={
        <Button
          color="secondary"
          aria-expanded={isOpen}
          aria-controls={id}
          onClick={() => setChosen(!isOpen)}
          sx={{ minHeight: 44 }}
        >
          {isOpen ? 'Hide' : `Show ${day.toPack.length}`}
        </Button>
      }
    >
      <AmountsList label="Boxes to pack" id={id} hidden={!isOpen}>
        {day.toPack.map((box) => (
          <Amount
            key={box.orders[0]}
            width={52}
            amount={
              <>
                {box.quantity}
                <span aria-hidden>×</span>
              </>
            }
          >
            <Box sx={{ fontWeight: 650 }}>
              <BoxMark code={box.code} /> {boxName(box)}
            </Box>
            <Box sx={{ color: 'text.secondary', fontSize: '0.9375rem' }}>
              {box.fillings
                .map((one) => `${measureWords(one)} ${day.dishes[one.place]?.name ?? ''}`)
                .join(' · ')}
            </Box>
          </Amount>
        ))}
      </AmountsList>
    </Section>
  );
}
