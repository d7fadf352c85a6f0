import { Minus, Plus } from 'lucide-react';
import { useId, useState } from 'react';
import type { MenuCategory } from '#contract/catering/inquiry-menu.ts';
import type { CateringPlan } from '#contract/catering/menu.ts';
import { MENU_FIELDS, type MenuField } from '#contract/catering/menu-fields.ts';
import { MENU_CATEGORY_LABELS } from '#domain/catering/labels.ts';
import { includesShrikhand, perGuestHundredths, surchargeText } from '#domain/catering/menu.ts';
import { formatPlainMoney } from '#domain/catering/price.ts';
import { GuestsField } from '#web/catering/wizard/details-fields.tsx';
import { type InquiryInputs, MOST_PIECES, readGuests } from '#web/catering/wizard/inquiry-form.ts';
import { FormSection } from '#web/platform/form/form.tsx';
import { useField } from '#web/platform/form/form-context.ts';
import { CONTROL, NativeSelect } from '#web/platform/form/labelled.tsx';
import { Field } from '#web/platform/form/text-field.tsx';
import { Icon } from '#web/platform/pictures/icon.tsx';
import { Banner } from '#web/platform/ui/banner.tsx';
import { StepButton } from '#web/platform/ui/step-button.tsx';
import type { CateringCatalogue } from './catalogue.ts';
import { type Dish, DishBoxes } from './dish-boxes.tsx';
import { dishesToChoose, optionsOf } from './dishes.ts';

const NOT_INCLUDED = 'This item is not included in your selected plan.';

/** One dish of a category; the others of a plan with more of them stay in the form. */
function DishSelect({
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
  const field = useField<InquiryInputs[MenuField]>(name);
  const [first = '', ...others] = field.value;
  const surcharge = dishes.find(({ id }) => id === first)?.surcharge ?? 0;
  const each = `${perGuest} for each guest`;
  return (
    <Field
      name={name}
      label={label}
      hint={surcharge > 0 ? `${each}, ${surchargeText(surcharge)}` : each}
    >
      {(wiring) => (
        <NativeSelect
          {...wiring}
          name={name}
          ref={field.ref}
          value={first}
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

/** One of the seven: its dishes with what marks them, of which one or several are chosen. */
function Choice({
  category,
  plan,
  menu,
}: {
  category: MenuCategory;
  plan: CateringPlan;
  menu: CateringCatalogue['menu'];
}) {
  const field = { name: MENU_FIELDS[category], label: MENU_CATEGORY_LABELS[category] };
  if (category === 'shrikhand' && !includesShrikhand(plan.features)) {
    return (
      <Field {...field} hint={NOT_INCLUDED}>
        {({ 'aria-required': _, ...wiring }) => (
          <select disabled {...wiring} className={`${CONTROL} appearance-none`}>
            <option>Not included</option>
          </select>
        )}
      </Field>
    );
  }
  const dishes = optionsOf(menu, category).map(({ id, name, isDefault, surcharge }) => ({
    id,
    name,
    surcharge,
    marks: [isDefault && 'default', surcharge > 0 && surchargeText(surcharge)]
      .filter(Boolean)
      .join(', '),
  }));
  const several = dishesToChoose(category, plan, menu);
  const parts = { ...field, dishes, perGuest: perGuestHundredths(category, plan.features) / 100 };
  return several > 1 ? (
    <DishBoxes {...parts} category={category} several={several} />
  ) : (
    <DishSelect {...parts} />
  );
}

const within = (count: number): number => Math.min(Math.max(count, 0), MOST_PIECES);

/** A count that never goes below 0: one up or down by a press, any number by typing. */
function CountField({ name, label, hint }: { name: string; label: string; hint: string }) {
  const field = useField<number>(name);
  const [typed, setTyped] = useState<string | null>(null);
  const id = useId();
  const count = Number(field.value);
  const change = (next: number) => {
    setTyped(null);
    field.onChange(within(next));
  };

  function type(text: string) {
    setTyped(text);
    const next = text.trim() === '' ? 0 : readGuests(text);
    if (!Number.isNaN(next)) field.onChange(within(next));
  }

  return (
    <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
      <div className="min-w-0">
        <label htmlFor={id} className="block font-semibold">
          {label}
        </label>
        <p id={`${id}-hint`} className="text-sm text-ink-soft tabular-nums">
          {hint}
        </p>
      </div>
      <div className="inline-flex items-center rounded-full border border-edge bg-card p-0.5">
        <StepButton
          aria-label={`One less (${label})`}
          ended={count <= 0}
          onClick={() => change(count - 1)}
        >
          <Icon of={Minus} />
        </StepButton>
        <input
          ref={field.ref}
          id={id}
          name={name}
          type="text"
          inputMode="numeric"
          autoComplete="off"
          maxLength={6}
          aria-describedby={`${id}-hint`}
          value={typed ?? String(count)}
          onChange={(event) => type(event.target.value)}
          onFocus={(event) => event.target.select()}
          onBlur={() => {
            setTyped(null);
          }}
          onKeyDown={(event) => {
            // Enter takes the number; it sends no inquiry.
            if (event.key === 'Enter') {
              event.preventDefault();
              setTyped(null);
            }
            const move = { ArrowUp: 1, ArrowDown: -1 }[event.key];
            if (!move) return;
            event.preventDefault();
            change(count + move);
          }}
          className="h-11 w-16 rounded-control bg-transparent text-center text-lg font-bold tabular-nums focus-visible:outline-offset-0"
        />
        <StepButton
          aria-label={`One more (${label})`}
          ended={count >= MOST_PIECES}
          onClick={() => change(count + 1)}
        >
          <Icon of={Plus} />
        </StepButton>
      </div>
    </div>
  );
}

/** The menu's seven choices, the guests, and what comes on top. */
export function MenuChoices({
  plan,
  menu,
  asksGuests,
  unsuited,
}: {
  plan: CateringPlan;
  menu: CateringCatalogue['menu'];
  /** Where the guests are not asked for above it on the same screen. */
  asksGuests: boolean;
  /** What of it some of the guests do not eat, in sentences. */
  unsuited: readonly string[];
}) {
  const each = (cents: number) => `${formatPlainMoney(cents)} per piece`;
  return (
    <div className="grid gap-8">
      <FormSection title="Your menu" level="h3">
        <div className="grid gap-5 sm:grid-cols-2">
          {(Object.keys(MENU_FIELDS) as MenuCategory[]).map((category) => (
            <Choice key={category} category={category} plan={plan} menu={menu} />
          ))}
        </div>
        {unsuited.length > 0 && (
          <Banner kind="info">
            {unsuited.join(' ')} Choose something else, or we agree with you what those guests get.
          </Banner>
        )}
      </FormSection>
      <FormSection title={asksGuests ? 'How much of it' : 'Extra bread'} level="h3">
        <div className="grid items-start gap-x-8 gap-y-5 sm:grid-cols-2">
          {asksGuests && <GuestsField hint="The menu and the price follow." sends={false} />}
          <div
            className={`grid gap-4 ${asksGuests ? '' : 'sm:col-span-2 sm:grid-cols-2 sm:gap-x-8'}`}
          >
            <CountField name="extraRoti" label="Extra roti" hint={each(menu.extraRotiPrice)} />
            <CountField name="extraPuri" label="Extra puri" hint={each(menu.extraPuriPrice)} />
          </div>
        </div>
      </FormSection>
    </div>
  );
}
