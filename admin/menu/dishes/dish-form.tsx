import { Alert, Box } from '@mui/material';
import { type ReactNode, useId } from 'react';
import {
  BooleanInput,
  CreateBase,
  DeleteWithConfirmButton,
  NumberInput,
  SelectInput,
  TextInput,
} from 'react-admin';
import { useWatch } from 'react-hook-form';
import { COURSE_CHOICES, SPICE_CHOICES } from '#admin/kitchen/labels/choices.ts';
import { Group } from '#admin/kitchen/settings/settings-form.tsx';
import { PortionInputs } from '#admin/menu/portion-inputs.tsx';
import { checkedBy } from '#admin/platform/client/body-of.ts';
import { Page } from '#admin/platform/components/page.tsx';
import { EditPage } from '#admin/platform/components/record-page.tsx';
import { ChangeForm, type ChangeKind } from '#admin/platform/concurrent-edits/change-form.tsx';
import { RowsInput } from '#admin/platform/forms/rows-input.tsx';
import { TextChipsInput } from '#admin/platform/forms/text-chips-input.tsx';
import { PhotoInput } from '#admin/platform/photos/photo-input.tsx';
import { DrawnDish } from '#admin/platform/photos/picture.tsx';
import { call } from '#admin/services.ts';
import { type AdminDish, adminDishes, DishBody } from '#contract/menu/desk-dishes.ts';
import { AllergensInput, DietsInput } from './diets-input.tsx';
import { dishBodyOf, isUnchangedDish, NEW_DISH } from './dish-body.ts';
import {
  allergensOf,
  courseOf,
  DietMarks,
  plannedDaysText,
  portionOf,
  spiceOf,
} from './dish-facts.tsx';

const formOf = (dish: AdminDish) => dish;

const TAGS = [
  'Gujarati',
  'Punjabi',
  'South Indian',
  'Everyday',
  'Light',
  'High protein',
  'Festive',
];

const GRID = {
  display: 'grid',
  width: '100%',
  columnGap: 2,
  alignItems: 'start',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))' },
};

type Props = { dish: AdminDish | undefined; onReading: (reading: boolean) => void };

/** What is usually said about food, to be taken with a press while typing. */
const NAMES = ['Calories', 'Protein', 'Carbohydrates', 'Fat', 'Fibre', 'Sugar', 'Sodium'];

/** What one portion of a dish holds, line by line. */
function NutritionInput() {
  const namesId = useId();
  return (
    <>
      <RowsInput source="nutrition" addWords="Add a line" blank={{ name: '', amount: '' }}>
        <Box sx={LINE}>
          <TextInput
            source="name"
            label="What"
            helperText={false}
            slotProps={{ htmlInput: { list: namesId, autoComplete: 'off' } }}
          />
          <TextInput source="amount" label="How much" helperText={false} placeholder="12 g" />
        </Box>
      </RowsInput>
      <datalist id={namesId}>
        {NAMES.map((name) => (
          <option key={name} value={name} />
        ))}
      </datalist>
    </>
  );
}

const LINE = {
  display: 'grid',
  flex: 1,
  columnGap: 1,
  gridTemplateColumns: 'minmax(0, 3fr) minmax(0, 2fr)',
};

/** Everything about a dish that staff decide. */
function DishInputs({ dish, onReading }: Props) {
  const name: string = useWatch({ name: 'name' }) ?? '';
  return (
    <>
      <TextInput source="name" label="Name" />
      <TextInput source="description" label="Description" multiline minRows={2} />
      <Box sx={GRID}>
        <SelectInput source="course" label="Course" choices={COURSE_CHOICES} emptyText={false} />
        <SelectInput source="spiceLevel" label="Spice" choices={SPICE_CHOICES} emptyText={false} />
      </Box>
      <DietsInput />
      <Group title="Picture" />
      <PhotoInput
        source="photo"
        current={dish?.image ?? null}
        drawn={name.trim() && <DrawnDish name={name.trim()} />}
        onReading={onReading}
      />
      <Group
        title="What one tiffin holds of it"
        words="The kitchen sheet multiplies it: 42 portions of 240 ml are 10.1 L. Empty: the sheet counts portions only."
      />
      <Box sx={GRID}>
        <PortionInputs label="Portion" />
      </Box>
      <Group title="What is in it" />
      <AllergensInput />
      <Group
        title="Nutrition of one portion"
        words="In the order to show; the menu shows the first four lines."
      />
      <NutritionInput />
      <Group title="In the kitchen and on the menu" />
      <NumberInput source="preparationTime" label="Preparation time in minutes" min={0} step={1} />
      <TextChipsInput source="tags" label="Tags" one="tag" suggestions={TAGS} />
      <BooleanInput
        source="isActive"
        label="On"
        helperText="Off: no longer offered to those who plan. Weeks that have it keep it."
      />
    </>
  );
}

/** How dishes are stored. */
const DISH: ChangeKind<AdminDish> = {
  resource: 'dishes',
  noun: 'dish',
  toBody: dishBodyOf,
  calls: {
    create: async (body) =>
      (await call(adminDishes.create, { body: checkedBy(adminDishes.create.body, body) })).data,
    update: async (id, body) =>
      (
        await call(adminDishes.update, {
          params: { id },
          body: checkedBy(adminDishes.update.body, body),
        })
      ).data,
    read: async (id) => (await call(adminDishes.read, { params: { id } })).data,
    saysTheSame: isUnchangedDish,
  },
  setPhoto: (id, file) => call(adminDishes.setPhoto, { params: { id }, body: { file } }),
  removePhoto: (id) => call(adminDishes.removePhoto, { params: { id } }),
  doneWords: 'Saved. The menu shows it at once.',
};

/** A dish's fields and photo, new or stored. */
const DishForm = ({ dish, beside }: { dish?: AdminDish; beside?: ReactNode }) => (
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

/** Adds a dish; it is on the menu once a week is planned with it. */
export const DishCreate = () => (
  <CreateBase>
    <Page title="Add a dish">
      <DishForm />
    </Page>
  </CreateBase>
);

/** Changes a dish, in every week that has it. */
export const DishEdit = () => (
  <EditPage<AdminDish> noun="Dish">
    {(dish) => (
      <Page title={dish.name}>
        <Alert severity="info" sx={{ maxWidth: 860 }}>
          {dish.planned > 0
            ? `${plannedDaysText(dish)}. Customers see a change at once, wherever it is planned.`
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
