import { useId } from 'react';
import type { MenuCategory } from '#contract/catering/inquiry-menu.ts';
import type { MenuField } from '#contract/catering/menu-fields.ts';
import { countDishes } from '#domain/catering/labels.ts';
import { surchargeText } from '#domain/catering/menu.ts';
import { sum } from '#domain/platform/money.ts';
import type { InquiryInputs } from '#web/catering/wizard/inquiry-form.ts';
import { ChoiceTile } from '#web/platform/form/check-row.tsx';
import { useField, useFieldError } from '#web/platform/form/form-context.ts';
import { FieldMessage } from '#web/platform/form/labelled.tsx';
import { announce } from '#web/platform/ui/live-region.tsx';

/** A dish as it is offered; `marks` says what is special about it: `default, +$1.00 per guest`. */
export type Dish = { id: string; name: string; surcharge: number; marks: string };

const listed = new Intl.ListFormat('en-CA');

/** What each guest gets of what is ticked so far. */
function hintFor(chosen: readonly Dish[], several: number, perGuest: number): string {
  const surcharge = sum(...chosen.map((dish) => dish.surcharge));
  const isFull = chosen.length === several;
  const each = [
    `${perGuest} for each guest`,
    ...(isFull ? ['shared evenly'] : []),
    ...(surcharge > 0 ? [surchargeText(surcharge)] : []),
  ].join(', ');
  if (isFull) return `${each}. Untick one to choose another.`;
  if (chosen.length === 0) return `${each}.`;
  return `${each}. Until you choose more, all of it is ${listed.format(chosen.map(({ name }) => name))}.`;
}

/** Several dishes of a category, as many as the plan includes, as boxes to tick. */
export function DishBoxes({
  name,
  label,
  category,
  dishes,
  several,
  perGuest,
}: {
  name: MenuField;
  label: string;
  category: MenuCategory;
  dishes: readonly Dish[];
  several: number;
  perGuest: number;
}) {
  const field = useField<InquiryInputs[MenuField]>(name);
  const id = useId();
  const error = useFieldError(name);
  const ticked = field.value.slice(0, several);
  const isFull = ticked.length === several;
  const chosen = dishes.filter((dish) => ticked.includes(dish.id));

  function toggle(dish: Dish) {
    const isTicked = ticked.includes(dish.id);
    if (isFull && !isTicked)
      return announce(`${several} of ${several} are chosen. Untick one to choose another.`);
    const now = isTicked ? ticked.filter((one) => one !== dish.id) : [...ticked, dish.id];
    field.onChange(now);
    announce(`${now.length} of ${countDishes(several, category)} chosen.`);
  }

  return (
    <fieldset
      aria-describedby={[`${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ')}
      aria-invalid={error ? true : undefined}
      className="min-w-0 sm:col-span-2"
    >
      <legend className="mb-0.5 font-semibold">{label}</legend>
      <div id={`${id}-hint`} className="mb-2.5 text-sm text-ink-soft">
        <span className="font-semibold text-ink">
          Choose {countDishes(several, category)} · {chosen.length} chosen
        </span>
        <span className="block">{hintFor(chosen, several, perGuest)}</span>
      </div>
      {error && (
        <div className="-mt-1 mb-2.5">
          <FieldMessage id={`${id}-error`} error={error} />
        </div>
      )}
      <div className="grid grid-cols-2 gap-2 sm:grid-cols-3 sm:gap-2.5">
        {dishes.map((dish, place) => (
          <ChoiceTile
            key={dish.id}
            type="checkbox"
            name={name}
            value={dish.id}
            checked={ticked.includes(dish.id)}
            aria-disabled={(isFull && !ticked.includes(dish.id)) || undefined}
            wrong={error !== ''}
            onChange={() => toggle(dish)}
            {...(place === 0 && { ref: field.ref })}
            label={
              <>
                {dish.name}
                {dish.marks && (
                  <span className="block text-sm font-normal text-ink-soft">{dish.marks}</span>
                )}
              </>
            }
          />
        ))}
      </div>
    </fieldset>
  );
}
