import { useState } from 'react';
import { useNavigate } from 'react-router';
import { paths } from '#web/paths.ts';
import { type ButtonKind, type ButtonSize, LinkButton } from '#web/platform/ui/button.tsx';
import type { OrderChoices } from './order-choices.tsx';

const loadChoices = () => import('./order-choices.tsx');

/** On its way to a press, so that the dialog is there with it. */
const prepare = () => void loadChoices().catch(() => {});

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
  const [Choices, setChoices] = useState<typeof OrderChoices>();
  const [open, setOpen] = useState(false);
  const navigate = useNavigate();

  async function ask() {
    try {
      const loaded = await loadChoices();
      setChoices(() => loaded.OrderChoices);
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
      {Choices && <Choices open={open} onClose={() => setOpen(false)} />}
    </>
  );
}
