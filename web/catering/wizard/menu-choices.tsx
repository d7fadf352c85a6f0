import type { CateringPlan } from '#contract/catering/menu.ts';
import type { MenuCategory } from '#contract/catering/inquiry-menu.ts';
import { includesShrikhand, perGuestHundredths, surchargeWords } from '#domain/catering/menu.ts';
import { formatPlainMoney } from '#domain/catering/price.ts';
import { MENU_CATEGORIES } from '#domain/catering/words.ts';
import { Banner } from '#web/platform/ui/banner.tsx';
import { CONTROL } from '#web/platform/ui/controls/control.ts';
import { Field } from '#web/platform/ui/form/field.tsx';
import { FormPart } from '#web/platform/ui/form/form-part.tsx';
import type { Catalogue } from './catalogue.ts';
import { CountField } from './count-field.tsx';
import { DishBoxes } from './dish-boxes.tsx';
import { DishSelect } from './dish-select.tsx';
import { dishesToChoose, optionsOf } from './dishes.ts';
import { GuestsField } from './guests-field.tsx';
import { MENU_FIELDS } from './inquiry-form.ts';

const NOT_INCLUDED = 'This item is not included in your selected plan.';

/** One of the seven: its dishes with what marks them, of which one or several are chosen. */
function Choice({
  category,
  plan,
  menu,
}: {
  category: MenuCategory;
  plan: CateringPlan;
  menu: Catalogue['menu'];
}) {
  const field = { name: MENU_FIELDS[category], label: MENU_CATEGORIES[category] };
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
    marks: [isDefault && 'default', surcharge > 0 && surchargeWords(surcharge)]
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

/** The menu's seven choices, the guests, and what comes on top. */
export function MenuChoices({
  plan,
  menu,
  asksGuests,
  unsuited,
}: {
  plan: CateringPlan;
  menu: Catalogue['menu'];
  /** Where the guests are not asked for above it on the same screen. */
  asksGuests: boolean;
  /** What of it some of the guests do not eat, in sentences. */
  unsuited: readonly string[];
}) {
  const each = (cents: number) => `${formatPlainMoney(cents)} per piece`;
  return (
    <div className="grid gap-8">
      <FormPart title="Your menu" level="h3">
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
      </FormPart>
      <FormPart title={asksGuests ? 'How much of it' : 'Extra bread'} level="h3">
        <div className="grid items-start gap-x-8 gap-y-5 sm:grid-cols-2">
          {asksGuests && <GuestsField hint="The menu and the price follow." sends={false} />}
          <div
            className={`grid gap-4 ${asksGuests ? '' : 'sm:col-span-2 sm:grid-cols-2 sm:gap-x-8'}`}
          >
            <CountField name="extraRoti" label="Extra roti" hint={each(menu.extraRotiPrice)} />
            <CountField name="extraPuri" label="Extra puri" hint={each(menu.extraPuriPrice)} />
          </div>
        </div>
      </FormPart>
    </div>
  );
}
