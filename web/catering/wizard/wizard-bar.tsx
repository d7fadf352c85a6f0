import { ChevronLeft, ChevronRight } from 'lucide-react';
import type { MouseEvent, ReactNode } from 'react';
import { isDoublePress, type Press, pressOf } from '#domain/platform/double-press.ts';
import { FieldMessage } from '#web/platform/form/labelled.tsx';
import { Icon } from '#web/platform/pictures/icon.tsx';
import { useBrowserFact } from '#web/platform/ui/browser-fact.ts';
import { Button } from '#web/platform/ui/button.tsx';

/** The last press on the bar of any step: on a phone the next step's lies in its place. */
let lastPress: Press | null = null;

/** Who presses Next twice has seen nothing yet of what Submit would send. */
function keepFromDoublePress(event: MouseEvent): void {
  const press = pressOf(event.nativeEvent);
  if (isDoublePress(press, lastPress)) {
    event.preventDefault();
    event.stopPropagation();
  }
  lastPress = press;
}

/** Back and Next; on a phone they stay at the foot of the screen, below what the event comes to. */
export function WizardBar({
  submit,
  busy,
  busyText,
  problem,
  onBack,
  children,
}: {
  submit: 'Next' | 'Submit Inquiry';
  busy: boolean;
  busyText: string;
  /** Why it does not go on. */
  problem: string | null;
  onBack?: () => void;
  /** A line of figures, on a phone. */
  children?: ReactNode;
}) {
  return (
    <div
      onClickCapture={keepFromDoublePress}
      data-foot-bar="tall"
      className="no-print sticky bottom-0 z-20 -mx-4.5 mt-6 border-t border-line bg-paper px-4.5 py-3 sm:mx-0 sm:px-0 lg:static lg:bg-transparent lg:py-5"
    >
      {problem && (
        <div role="alert" className="-mt-1.5 mb-2">
          <FieldMessage id="no-further" error={problem} />
        </div>
      )}
      {children}
      <div className="flex gap-3 lg:justify-between">
        {onBack && (
          <Button kind="quiet" onClick={onBack} aria-disabled={busy || undefined}>
            <Icon of={ChevronLeft} className="-ms-1 size-5" />
            Back
          </Button>
        )}
        <Button
          type="submit"
          busy={busy}
          busyText={busyText}
          className="max-lg:grow lg:ms-auto lg:min-w-44"
          aria-describedby={problem ? 'no-further' : undefined}
        >
          {submit}
          {submit === 'Next' && <Icon of={ChevronRight} className="-me-1 size-5" />}
        </Button>
      </div>
    </div>
  );
}

/** From where on there is room beside the form: the width of `lg`. */
const WIDE = '(width >= 64rem)';

function follow(changed: () => void): () => void {
  const query = matchMedia(WIDE);
  query.addEventListener('change', changed);
  return () => query.removeEventListener('change', changed);
}

/**
 * Whether there is room beside the form. Only for what is not in the server's HTML, and where CSS
 * cannot tell: of a drawing that is on the page twice, the hidden one would take the other's colours.
 */
export const useRoomBeside = (): boolean =>
  useBrowserFact(() => matchMedia(WIDE).matches, false, follow);
