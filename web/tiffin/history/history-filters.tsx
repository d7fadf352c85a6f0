import { useId } from 'react';
import { TiffinOrderStatus } from '#contract/tiffin/tiffin-orders.ts';
import { NativeSelect } from '#web/platform/ui/controls/native-select.tsx';
import { SearchBox } from '#web/platform/ui/search-box.tsx';
import { statusWords } from '#web/platform/ui/status-badge.tsx';
import { useSearchText } from '#web/platform/ui/use-search-text.ts';
import type { HistoryView } from './history-view.ts';

/** Narrows the history by words and by state; the address keeps both. */
export function HistoryFilters({
  view,
  onView,
}: {
  view: HistoryView;
  onView: (change: Partial<HistoryView>, replace?: boolean) => void;
}) {
  const id = useId();
  const [text, setText] = useSearchText(view.search, (search) => onView({ search }, true));
  return (
    <div className="mb-6 grid gap-3 sm:grid-cols-[1fr_16rem]">
      <SearchBox
        label="Search your orders"
        placeholder="Order number, plan, address…"
        value={text}
        onChange={(typed) => setText(typed.slice(0, 100))}
      />
      <div>
        <label htmlFor={id} className="sr-only">
          Status
        </label>
        <NativeSelect
          id={id}
          value={view.status}
          onChange={(event) => onView({ status: event.target.value as HistoryView['status'] })}
          className="rounded-full!"
        >
          <option value="">Every status</option>
          {TiffinOrderStatus.options.map((status) => (
            <option key={status} value={status}>
              {statusWords(status)}
            </option>
          ))}
        </NativeSelect>
      </div>
    </div>
  );
}
