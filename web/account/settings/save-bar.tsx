import { Button } from '#web/platform/ui/button.tsx';

/** Saves all sections; while something is not saved yet it stays in sight. */
export function SaveBar({
  busy,
  isChanged,
  onSave,
}: {
  busy: boolean;
  isChanged: boolean;
  onSave: () => void;
}) {
  return (
    <div
      data-foot-bar={isChanged ? '' : undefined}
      className={`no-print z-20 flex flex-wrap items-center justify-between gap-x-5 gap-y-2 rounded-card border p-3 sm:px-5 ${isChanged ? 'sticky bottom-3 border-line bg-card shadow-raised' : 'border-transparent'}`}
    >
      <p role="status" className="text-ink-soft max-sm:sr-only">
        {isChanged && 'Your changes are not saved yet.'}
      </p>
      <Button busy={busy} busyText="Saving..." onClick={onSave} className="max-sm:grow">
        Save Changes
      </Button>
    </div>
  );
}
