import { MapPin } from 'lucide-react';
import type { SavedAddress } from '#contract/account/addresses.ts';
import { useSubmit } from '#web/platform/client/use-submit.ts';
import { Badge } from '#web/platform/ui/badge.tsx';
import { Button } from '#web/platform/ui/button.tsx';
import { Icon } from '#web/platform/ui/icon.tsx';
import { useToast } from '#web/platform/ui/toast.tsx';
import { useBook } from './use-book.ts';

/** What an address is called where it has no name. */
const nameOf = ({ label, isDefault }: SavedAddress): string =>
  label || (isDefault ? 'Your address' : 'Saved address');

/** One address of the book, and what can be done with it. */
export function AddressRow({
  address,
  onEdit,
  onButtonGone,
}: {
  address: SavedAddress;
  onEdit: () => void;
  /** What was pressed is no longer there, and the focus with it. */
  onButtonGone: () => void;
}) {
  const { id, label, address: words, doorNote, isDefault, outside } = address;
  const book = useBook();
  const toast = useToast();
  const which = <span className="sr-only"> {label || words}</span>;

  async function putBack() {
    try {
      const after = await book.add({ label, address: words, doorNote }, crypto.randomUUID());
      const again = after.find((one) => one.address === words);
      if (isDefault && again && !again.isDefault) await book.makeDefault(again.id);
    } catch {
      toast({ message: 'The address could not be put back. Please add it again.' });
    }
  }

  const promote = useSubmit(async (_: null) => {
    await book.makeDefault(id);
    toast({ message: `Checkouts begin with ${label || words} now.` });
    onButtonGone();
  });
  const remove = useSubmit(async (_: null) => {
    await book.remove(id);
    toast({ message: 'Address removed.', undo: { run: () => void putBack() } });
    onButtonGone();
  });
  const error = promote.error ?? remove.error;

  return (
    <li className="border-b border-line py-4 last:border-0 last:pb-0">
      <div className="flex items-start gap-3">
        <Icon of={MapPin} className="mt-0.5 size-5 text-ink-soft" />
        <div className="min-w-0 grow">
          <p className="flex flex-wrap items-center gap-x-2.5 gap-y-1">
            <span className="font-semibold wrap-anywhere">{nameOf(address)}</span>
            {isDefault && <Badge tone="leaf">Default</Badge>}
          </p>
          <p className="whitespace-pre-line wrap-anywhere">{words}</p>
          {doorNote && (
            <p className="mt-1 text-sm wrap-anywhere text-ink-soft">For the door: {doorNote}</p>
          )}
          {outside && <p className="mt-1 text-sm text-turmeric-ink">{outside}</p>}
        </div>
      </div>
      <div className="no-print mt-1 flex flex-wrap gap-x-1 pl-4">
        <Button kind="plain" size="small" onClick={onEdit}>
          <span>Edit{which}</span>
        </Button>
        {!isDefault && (
          <Button
            kind="plain"
            size="small"
            busy={promote.busy}
            busyText="Saving…"
            onClick={() => void promote.submit(null)}
          >
            <span>Make default{which}</span>
          </Button>
        )}
        <Button
          kind="plain"
          size="small"
          busy={remove.busy}
          busyText="Removing…"
          onClick={() => void remove.submit(null)}
        >
          <span>Remove{which}</span>
        </Button>
      </div>
      {error && (
        <p role="alert" className="pl-8 text-sm text-chilli-ink">
          {error.message}
        </p>
      )}
    </li>
  );
}
