import { useId } from 'react';
import { useController } from 'react-hook-form';
import { TIFFIN_ERRORS } from '#contract/errors/tiffins.ts';
import { errorWords } from '#contract/errors/words.ts';
import { FieldMessage } from '#web/ui/controls/labelled.tsx';
import { useFieldError } from '#web/ui/form/field.tsx';
import { QuantityStepper } from '#web/ui/quantity-stepper.tsx';
import { creditsWords } from './deadline-words.ts';

/** At most this many tiffins in one order (spec 2 section 9). */
export const MOST_TIFFINS = 5;

/** How many tiffins: 1 to 5, and no more than there are credits for. */
export function QuantityField({ available }: { available: number }) {
  const { field } = useController({ name: 'quantity' });
  const mistake = useFieldError('quantity');
  const id = useId();
  const quantity = Number(field.value);
  const tooFew =
    quantity > available && errorWords(TIFFIN_ERRORS, 'insufficient_credits', { available });
  const error = tooFew || mistake;
  return (
    <div>
      <p className="mb-1.5 font-semibold" aria-hidden="true">
        Quantity
      </p>
      <div className="flex items-center gap-4">
        <QuantityStepper
          label="Quantity"
          value={quantity}
          max={MOST_TIFFINS}
          onChange={field.onChange}
          describedBy={`${id}-hint${error ? ` ${id}-error` : ''}`}
        />
        <p id={`${id}-hint`} className="text-sm text-ink-soft">
          {quantity >= MOST_TIFFINS
            ? 'Maximum 5 tiffins per order'
            : `Uses ${creditsWords(quantity)}`}
        </p>
      </div>
      {error && <FieldMessage id={`${id}-error`} error={error} />}
    </div>
  );
}
