import { Button } from '#web/ui/button.tsx';
import { Drawing } from '#web/ui/drawing.tsx';
import { EmptyState } from '#web/ui/states.tsx';

/** Nothing fits what was searched for; `hint` says what can be. */
export function NothingFound({
  search,
  hint,
  onClear,
}: {
  search: string;
  hint: string;
  onClear: () => void;
}) {
  return (
    <EmptyState
      title={`Nothing here for “${search.trim()}”`}
      picture={<Drawing of="spot:empty" />}
      action={
        <Button kind="quiet" onClick={onClear}>
          Clear the search
        </Button>
      }
    >
      <p>{hint}</p>
    </EmptyState>
  );
}
