import type { Ref } from 'react';

/** One address to choose, as a card; arrow keys move between the cards of a group. */
export function AddressRadio({
  inputRef,
  group,
  title,
  words,
  hint,
  checked,
  onChoose,
}: {
  inputRef?: Ref<HTMLInputElement>;
  /** The same for all that exclude each other. */
  group: string;
  title: string;
  words?: string;
  /** Why it may not do. */
  hint?: string | null;
  checked: boolean;
  onChoose: () => void;
}) {
  return (
    <label className="flex min-h-12 cursor-pointer items-start gap-3 rounded-control border border-edge bg-card px-4 py-3 has-checked:border-chilli-ink has-checked:bg-chilli-tint/35 has-checked:ring-1 has-checked:ring-chilli-ink has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-ink">
      <input
        ref={inputRef}
        type="radio"
        name={group}
        checked={checked}
        onChange={onChoose}
        className="mt-0.75 size-5 shrink-0 cursor-pointer outline-none"
      />
      <span className="min-w-0 grow">
        <span className="block font-semibold wrap-anywhere">{title}</span>
        {words && (
          <span className="block text-sm whitespace-pre-line wrap-anywhere text-ink-soft">
            {words}
          </span>
        )}
        {hint && <span className="mt-1 block text-sm text-turmeric-ink">{hint}</span>}
      </span>
    </label>
  );
}
