import { useState } from 'react';
import { useNavigate } from 'react-router';
import { paths } from '#web/paths.ts';
import { type ButtonKind, type ButtonSize, LinkButton } from '#web/platform/ui/button.tsx';
import { lazyPart } from '#web/platform/ui/lazy-part.tsx';

const OrderChoices = lazyPart(async () => (await import('./order-choices.tsx')).OrderChoices);

/** On its way to a press, so that the dialog is there with it. */
const prepare = () => void OrderChoices.prepare().catch(() => {});

/**
 * Asks what one wants to order. It is a link to
 * the plans until the program has loaded, and where the dialog cannot be fetched.
 */
export function OrderChooser({
  label = 'Start an order',
  kind,
  size,
  className,
}: {
  label?: string;
  kind?: ButtonKind;
  size?: ButtonSize;
  className?: string;
}) {
  const [isAsked, setAsked] = useState(false);
  const [open, setOpen] = useState(false);
  const navigate = useNavigate();

  async function ask() {
    try {
      await OrderChoices.prepare();
      setAsked(true);
      setOpen(true);
    } catch {
      void navigate(paths.pricing);
    }
  }

  return (
    <>
      <LinkButton
        to={paths.pricing}
        aria-haspopup="dialog"
        onPointerEnter={prepare}
        onFocus={prepare}
        {...(kind && { kind })}
        {...(size && { size })}
        {...(className && { className })}
        onClick={(event) => {
          // Opening it elsewhere (a new tab) stays what the browser makes of a link.
          if (event.metaKey || event.ctrlKey || event.shiftKey) return;
          event.preventDefault();
          void ask();
        }}
      >
        {label}
      </LinkButton>
      {isAsked && <OrderChoices open={open} onClose={() => setOpen(false)} />}
    </>
  );
}
