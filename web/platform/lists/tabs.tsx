import { type KeyboardEvent, type ReactNode, useId, useRef } from 'react';

export type Tab<Id extends string> = {
  id: Id;
  label: string;
  /** How many there are; null while that is on its way, so that nothing moves when it comes. */
  count?: number | null;
};

/**
 * A row of tabs and the panel of the selected one (WAI-ARIA Tabs, with automatic activation):
 * arrow keys, Home and End move and select, Tab goes on to the panel.
 */
export function Tabs<Id extends string>({
  label,
  tabs,
  selected,
  onSelect,
  children,
}: {
  /** What the tabs choose between, for screen readers. */
  label: string;
  tabs: readonly Tab<Id>[];
  selected: Id;
  onSelect: (id: Id) => void;
  /** The content of the selected tab. */
  children: ReactNode;
}) {
  const base = useId();
  const row = useRef<HTMLDivElement>(null);

  function move(event: KeyboardEvent) {
    const at = tabs.findIndex((tab) => tab.id === selected);
    const to = {
      ArrowRight: (at + 1) % tabs.length,
      ArrowLeft: (at - 1 + tabs.length) % tabs.length,
      Home: 0,
      End: tabs.length - 1,
    }[event.key];
    const tab = to === undefined ? undefined : tabs[to];
    if (!tab || to === undefined) return;
    event.preventDefault();
    onSelect(tab.id);
    row.current?.querySelectorAll<HTMLElement>('[role="tab"]')[to]?.focus();
  }

  return (
    <>
      <div
        ref={row}
        role="tablist"
        aria-label={label}
        onKeyDown={move}
        className="no-print -mx-1 flex gap-1.5 overflow-x-auto px-1 py-1"
      >
        {tabs.map((tab) => (
          <button
            key={tab.id}
            id={`${base}-${tab.id}`}
            type="button"
            role="tab"
            aria-selected={tab.id === selected}
            aria-controls={`${base}-panel`}
            tabIndex={tab.id === selected ? 0 : -1}
            onClick={() => onSelect(tab.id)}
            className="inline-flex min-h-11 shrink-0 cursor-pointer items-center gap-2 rounded-control px-4 max-[26rem]:gap-1 max-[26rem]:px-2 font-semibold text-ink-soft hover:bg-sunken aria-selected:bg-ink aria-selected:text-paper forced-colors:aria-selected:bg-[Highlight]"
          >
            {tab.label}
            {tab.count !== undefined && (
              <span className="min-w-6 rounded-chip bg-current/12 px-1.5 text-center text-sm tabular-nums">
                {tab.count ?? '\u00a0'}
              </span>
            )}
          </button>
        ))}
      </div>
      <div
        id={`${base}-panel`}
        role="tabpanel"
        aria-labelledby={`${base}-${selected}`}
        className="mt-5"
      >
        {children}
      </div>
    </>
  );
}
