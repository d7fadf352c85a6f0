import { Box, Card, Link, MenuItem, Stack, TextField, Typography } from '@mui/material';
import { useState } from 'react';
import { DIET_LABELS } from '#admin/kitchen/labels/choices.ts';
import { DietMarks } from '#admin/menu/dishes/dish-facts.tsx';
import { Chip } from '#admin/platform/components/chip.tsx';
import type { Diet } from '#contract/account/diet.ts';
import { dietaryTypeOf } from '#domain/menu/weekly-menu.ts';
import type { IsoDay } from '#domain/platform/days.ts';
import { shownInShop } from './shown-in-shop.ts';
import type { PlannedDay, WeekActions } from './week-actions.ts';
import { shortDate } from './week-text.ts';

type Props = {
  days: readonly PlannedDay[];
  /** The Monday to show in the shop; null for a week that is not served. */
  monday: IsoDay | null;
  dishOf: WeekActions['dishOf'];
};

/**
 * The week as the shop's page has it, for everybody or for those of a diet: the names of each day in
 * their order, nothing on closed days.
 */
export function WeekPreview({ days, monday, dishOf }: Props) {
  const [diet, setDiet] = useState<Diet | 'all'>('all');
  return (
    <Stack sx={{ gap: 1.5 }}>
      <TextField
        select
        label="Shown to"
        value={diet}
        onChange={({ target }) => setDiet(target.value as Diet | 'all')}
        sx={{ maxWidth: 280 }}
      >
        <MenuItem value="all">Everybody: the whole menu</MenuItem>
        {STRICT.map((strict) => (
          <MenuItem key={strict} value={strict}>
            {DIET_LABELS[strict]} customers
          </MenuItem>
        ))}
      </TextField>
      <Box sx={GRID}>
        {days.map((day) => (
          <Card
            key={day.day}
            component="section"
            aria-label={`${day.name} in the shop`}
            sx={{ p: 1.25 }}
          >
            <Typography component="h3" variant="h5">
              {monday ? (
                <Link
                  href={`/weeklymenu?week=${monday}&day=${day.name}`}
                  target="_blank"
                  rel="noopener"
                  color="inherit"
                >
                  {day.name}
                  <span className="words-for-readers"> in the shop (in a new tab)</span>
                </Link>
              ) : (
                day.name
              )}
            </Typography>
            <Box sx={{ fontSize: '0.8125rem', color: 'text.secondary', mb: 0.75 }}>
              {day.date && shortDate(day.date)}
            </Box>
            <DayInShop day={day} diet={diet} dishOf={dishOf} />
          </Card>
        ))}
      </Box>
    </Stack>
  );
}

type DayProps = { day: PlannedDay; diet: Diet | 'all'; dishOf: WeekActions['dishOf'] };

function DayInShop({ day, diet, dishOf }: DayProps) {
  if (day.closure !== null) return <Chip tone="steel">Closed: {day.closure}</Chip>;
  const shown = shownInShop(day.entries, dishOf, diet);
  if (shown.length === 0)
    return (
      <Box sx={{ color: 'text.secondary' }}>
        {diet === 'all' ? `No Menu Available for ${day.name}` : 'Nothing is served to them.'}
      </Box>
    );
  return (
    <Box component="ol" sx={LIST}>
      {shown.map(({ dish, isSpecial, diets }) => (
        <li key={dish.id}>
          {dish.name}
          {isSpecial && <Chip tone="turmeric">Special</Chip>}
          {dietaryTypeOf(diets) !== 'veg' && <DietMarks diets={diets} />}
        </li>
      ))}
    </Box>
  );
}

/** Those who eat only some of the menu; everybody else eats all of it. */
const STRICT: readonly Diet[] = ['jain', 'swaminarayan'];

const GRID = {
  display: 'grid',
  gap: 1,
  alignItems: 'start',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(200px, 100%), 1fr))',
};

const LIST = {
  m: 0,
  pl: 2.5,
  overflowWrap: 'anywhere',
  '& li': { py: 0.25 },
  '& li > span': { ml: 0.75 },
};
