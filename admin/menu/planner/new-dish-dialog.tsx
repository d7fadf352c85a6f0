import { Box } from '@mui/material';
import { SelectInput, TextInput } from 'react-admin';
import { call } from '#admin/platform/client/services.ts';
import { AllergensInput } from '#admin/menu/dishes/allergens-input.tsx';
import { DietsInput } from '#admin/menu/dishes/diets-input.tsx';
import { dishBodyOf, NEW_DISH } from '#admin/menu/dishes/dish-body.ts';
import { ActionDialog } from '#admin/platform/parts/action-dialog.tsx';
import { COURSE_CHOICES, SPICE_CHOICES } from '#admin/platform/words/choices.ts';
import { type AdminDish, adminDishes, DishBody } from '#contract/menu/desk/dishes.ts';

type Props = {
  name: string;
  dayName: string;
  onDone: (dish: AdminDish) => void;
  onClose: () => void;
};

/** Writes down a dish that is missing while somebody plans: what planning needs, the rest later. */
export const NewDishDialog = ({ name, dayName, onDone, onClose }: Props) => (
  <ActionDialog<AdminDish>
    title={`New dish for ${dayName}`}
    intro="Its description, nutrition and photo can be added under Dishes at any time."
    confirm={`Save and add to ${dayName}`}
    busyWords="Saving…"
    schema={DishBody}
    toBody={dishBodyOf}
    defaults={{ ...NEW_DISH, name }}
    send={async (values) =>
      (await call(adminDishes.create, { body: dishBodyOf(values) as never })).data
    }
    doneWords={(dish) => `${dish.name} is saved and on ${dayName}.`}
    onDone={onDone}
    onClose={onClose}
  >
    <TextInput source="name" label="Name" autoFocus />
    <Box sx={GRID}>
      <SelectInput source="course" label="Course" choices={COURSE_CHOICES} emptyText={false} />
      <SelectInput source="spiceLevel" label="Spice" choices={SPICE_CHOICES} emptyText={false} />
    </Box>
    <DietsInput />
    <AllergensInput />
  </ActionDialog>
);

const GRID = {
  display: 'grid',
  columnGap: 2,
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))' },
};
