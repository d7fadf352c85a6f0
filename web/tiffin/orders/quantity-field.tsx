import { useId } from 'react';
import { useController } from 'react-hook-form';
import { TIFFIN_ERRORS } from '#contract/tiffin/errors.ts';
import { errorWords } from '#contract/platform/errors/words.ts';
import { mostTiffins } from '#domain/platform/quantity.ts';
import { useKitchenRules } from '#web/kitchen/kitchen-rules.ts';
import { FieldMessage } from '#web/platform/ui/controls/labelled.tsx';
import { useFieldError } from '#web/platform/ui/form/field.tsx';
import { QuantityStepper } from '#web/platform/ui/quantity-stepper.tsx';
import { creditsWords } from './deadline-words.ts';

/**
 * How many tiffins: 1 to as many as the kitchen takes in one order, and no more
 * than there are credits for; null where credits are no limit.
 */
export function QuantityField({ available }: { available: number | null }) {
  const { maxTiffinsPerOrder: most } = useKitchenRules();
  const { field } = useController({ name: 'quantity' });
  const mistake = useFieldError('quantity');
  const id = useId();
  const quantity = Number(field.value);
  const tooFew =
    available !== null &&
    quantity > available &&
    errorWords(TIFFIN_ERRORS, 'insufficient_credits', { available });
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
          max={most}
          onChange={field.onChange}
          describedBy={`${id}-hint${error ? ` ${id}-error` : ''}`}
        />
        <p id={`${id}-hint`} className="text-sm text-ink-soft">
          {quantity >= most
            ? errorWords(TIFFIN_ERRORS, 'too_many_tiffins', mostTiffins(most))
            : `Uses ${creditsWords(quantity)}`}
        </p>
      </div>
      {error && <FieldMessage id={`${id}-error`} error={error} />}
    </div>
  );
}
