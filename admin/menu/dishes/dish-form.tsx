import { Box } from '@mui/material';
import type { ReactNode } from 'react';
import { ChangeForm } from '#admin/platform/changes/change-form.tsx';
import { type AdminDish, DishBody } from '#contract/menu/desk/dishes.ts';
import { DietMarks } from './diet-marks.tsx';
import { NEW_DISH } from './dish-body.ts';
import { allergensOf, courseOf, portionOf, spiceOf } from './dish-facts.tsx';
import { DishInputs } from './dish-inputs.tsx';
import { DISH } from './dish-kind.ts';

const formOf = (dish: AdminDish) => dish;

/** A dish's fields and photo, new or stored. */
export const DishForm = ({ dish, beside }: { dish?: AdminDish; beside?: ReactNode }) => (
  <ChangeForm
    kind={DISH}
    held={dish}
    formOf={formOf}
    tellTheirs={tellDish}
    schema={DishBody}
    defaults={NEW_DISH}
    beside={beside}
  >
    {(onReading) => <DishInputs dish={dish} onReading={onReading} />}
  </ChangeForm>
);

/** A dish as it is stored, for whoever has changed it meanwhile, too. */
const tellDish = (dish: AdminDish) => (
  <Box sx={{ '& > *': { overflowWrap: 'anywhere', mb: 0.5 } }}>
    <Box sx={{ fontWeight: 650 }}>{dish.name}</Box>
    <div>{[courseOf(dish), spiceOf(dish), portionOf(dish)].filter(Boolean).join(' · ')}</div>
    <div>
      <DietMarks diets={dish.diets} />
    </div>
    <div>Allergens: {allergensOf(dish)}</div>
    <div>{dish.description}</div>
  </Box>
);
