import { Alert } from '@mui/material';
import { DeleteWithConfirmButton } from 'react-admin';
import { Page } from '#admin/platform/parts/page.tsx';
import { EditPage } from '#admin/platform/parts/record-page.tsx';
import type { AdminDish } from '#contract/menu/desk/dishes.ts';
import { plannedWords } from './dish-facts.tsx';
import { DishForm } from './dish-form.tsx';

/** Changes a dish, in every week that has it. */
export const DishEdit = () => (
  <EditPage<AdminDish> noun="Dish">
    {(dish) => (
      <Page title={dish.name}>
        <Alert severity="info" sx={{ maxWidth: 860 }}>
          {dish.planned > 0
            ? `${plannedWords(dish)}. Customers see a change at once, wherever it is planned.`
            : 'No week has it yet.'}
        </Alert>
        <DishForm
          dish={dish}
          beside={
            <DeleteWithConfirmButton
              confirmTitle="Delete this dish?"
              confirmContent="Only a dish that no week has can be deleted; a week with a menu of its own lets its dishes go a month after it is over. To stop offering it to those who plan, switch it off."
              mutationMode="pessimistic"
              color="primary"
            />
          }
        />
      </Page>
    )}
  </EditPage>
);
