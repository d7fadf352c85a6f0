import { useFormContext, useWatch } from 'react-hook-form';
import { SLOT_CHOICES } from '#domain/kitchen/slots.ts';
import { useKitchenRules } from '#web/kitchen/kitchen-rules.ts';
import { Select, TextArea } from '#web/platform/ui/form/text-field.tsx';
import { ownDaysOf, USUAL_DAYS, type UsualTyped } from './usual-form.ts';

/**
 * From one to as many as the kitchen takes in one order. What a day has already stays among them
 * where that limit has been lowered since, so that nothing changes unseen.
 */
const quantitiesTo = (most: number, stored = 1) =>
  [
    ...Array.from({ length: most }, (_, index) => index + 1),
    ...(stored > most ? [stored] : []),
  ].map((quantity) => ({ value: String(quantity), label: String(quantity) }));

/** Lets single days differ from what the others have. */
export function OwnDays() {
  const { maxTiffinsPerOrder } = useKitchenRules();
  const { register, formState } = useFormContext<UsualTyped>();
  const { days, apart } = useWatch() as UsualTyped;
  const chosen = Object.keys(USUAL_DAYS).filter((day) => days.includes(day));
  if (chosen.length < 2) return null;
  return (
    <div className="grid gap-4">
      <fieldset className="min-w-0">
        <legend className="mb-1.5 font-semibold">
          Days that differ <span className="font-normal text-ink-soft">(optional)</span>
        </legend>
        <div className="flex flex-wrap gap-2">
          {chosen.map((day) => (
            <label
              key={day}
              className="flex min-h-11 cursor-pointer items-center gap-2 rounded-full border border-edge bg-card px-4 font-medium has-checked:border-chilli-ink has-checked:bg-chilli-tint/35 has-checked:ring-1 has-checked:ring-chilli-ink has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-ink"
            >
              <input
                type="checkbox"
                value={day}
                {...register('apart')}
                className="size-5 shrink-0 cursor-pointer outline-none"
              />
              {USUAL_DAYS[day]}
            </label>
          ))}
        </div>
      </fieldset>
      {ownDaysOf({ days, apart }).map((day) => (
        <fieldset key={day} className="grid min-w-0 gap-3 rounded-control border border-line p-4">
          <legend className="px-1 font-semibold">On {USUAL_DAYS[day]}s</legend>
          <div className="grid gap-3 sm:grid-cols-[1fr_8rem]">
            <Select name={`own.${day}.deliveryTimeSlot`} label="Time slot" choices={SLOT_CHOICES} />
            <Select
              name={`own.${day}.quantity`}
              label="Tiffins"
              choices={quantitiesTo(
                maxTiffinsPerOrder,
                Number(formState.defaultValues?.own?.[day]?.quantity),
              )}
            />
          </div>
          <TextArea
            name={`own.${day}.otherAddress`}
            label="Another address"
            optional
            rows={1}
            maxLength={500}
            hint="Empty: the same as on the other days."
          />
        </fieldset>
      ))}
    </div>
  );
}
