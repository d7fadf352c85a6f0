import { useController } from 'react-hook-form';
import { surchargeWords } from '#domain/catering/menu.ts';
import { NativeSelect } from '#web/platform/ui/controls/native-select.tsx';
import { Field } from '#web/platform/ui/form/field.tsx';
import type { Dish } from './dish-boxes.tsx';
import type { InquiryTyped, MenuField } from './inquiry-form.ts';

/** One dish of a category; the others of a plan with more of them stay in the form. */
export function DishSelect({
  name,
  label,
  dishes,
  perGuest,
}: {
  name: MenuField;
  label: string;
  dishes: readonly Dish[];
  perGuest: number;
}) {
  const { field } = useController<InquiryTyped, MenuField>({ name });
  const [first = '', ...others] = field.value;
  const surcharge = dishes.find(({ id }) => id === first)?.surcharge ?? 0;
  const each = `${perGuest} for each guest`;
  return (
    <Field
      name={name}
      label={label}
      hint={surcharge > 0 ? `${each}, ${surchargeWords(surcharge)}` : each}
    >
      {(wiring) => (
        <NativeSelect
          {...wiring}
          name={name}
          ref={field.ref}
          value={first}
          onBlur={field.onBlur}
          onChange={({ target: { value } }) =>
            field.onChange([value, ...others.filter((other) => other !== value)])
          }
        >
          {dishes.length === 0 && <option value="">None</option>}
          {dishes.map(({ id, name: dish, marks }) => (
            <option key={id} value={id}>
              {marks ? `${dish} (${marks})` : dish}
            </option>
          ))}
        </NativeSelect>
      )}
    </Field>
  );
}
