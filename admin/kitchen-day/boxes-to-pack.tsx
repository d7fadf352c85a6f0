import { Box, Button, Stack, useMediaQuery } from '@mui/material';
import { useId, useState } from 'react';
import { Section } from '#admin/parts/section.tsx';
import { PHONE } from '#admin/theme/phone.ts';
import type { KitchenDay } from '#contract/admin/tiffin-orders.ts';
import { measureWords } from '#domain/portions.ts';
import { boxName } from './plan-words.ts';

/**
 * What goes into each box, by plan and diet; nothing while there is nothing to pack. Folded on a
 * phone, where the orders are what one is looking for.
 */
export function BoxesToPack({ day }: { day: Pick<KitchenDay, 'dishes' | 'boxes' | 'closure'> }) {
  const isPhone = useMediaQuery(PHONE, { noSsr: true });
  const [chosen, setChosen] = useState<boolean | null>(null);
  const id = useId();
  if (day.boxes.length === 0 || day.dishes.length === 0 || day.closure !== null) return null;
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
          {isOpen ? 'Hide' : `Show ${day.boxes.length}`}
        </Button>
      }
    >
      <Box component="ul" id={id} hidden={!isOpen} aria-label="Boxes to pack" sx={LIST}>
        {day.boxes.map((box) => (
          <Stack key={box.orders[0]} component="li" direction="row" sx={ROW}>
            <Box sx={COUNT}>
              {box.quantity}
              <span aria-hidden>×</span>
            </Box>
            <Box sx={{ minWidth: 0, overflowWrap: 'anywhere', lineHeight: 1.3 }}>
              <Box sx={{ fontWeight: 650 }}>{boxName(box)}</Box>
              <Box sx={{ color: 'text.secondary', fontSize: '0.9375rem' }}>
                {box.fillings
                  .map((one) => `${measureWords(one)} ${day.dishes[one.place]?.name ?? ''}`)
                  .join(' · ')}
              </Box>
            </Box>
          </Stack>
        ))}
      </Box>
    </Section>
  );
}

const LIST = {
  listStyle: 'none',
  m: 0,
  p: 0,
  '&:not([hidden])': { display: 'grid' },
  columnGap: 3,
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))' },
  '& li': { borderTop: 1, borderColor: 'divider' },
};

const ROW = { alignItems: 'baseline', gap: 1.5, minWidth: 0, py: 0.75 };

const COUNT = {
  flex: 'none',
  width: 52,
  fontSize: '1.25rem',
  fontWeight: 800,
  fontStretch: '90%',
  lineHeight: 1.2,
  fontVariantNumeric: 'tabular-nums',
};
