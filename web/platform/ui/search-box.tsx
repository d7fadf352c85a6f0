import { Search, X } from 'lucide-react';
import { useId, useRef } from 'react';
import { Icon } from './icon.tsx';

/**
 * Narrows a list while one types. Says `label` to screen readers and `placeholder` to eyes; in a
 * form that is sent it has a `name`.
 */
export function SearchBox({
  label,
  name,
  placeholder,
  value,
  onChange,
}: {
  label: string;
  name?: string;
  placeholder?: string;
  value: string;
  onChange: (value: string) => void;
}) {
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  return (
    <search className="relative block">
      <label htmlFor={id} className="sr-only">
        {label}
      </label>
      <span className="pointer-events-none absolute inset-y-0 left-4 grid place-items-center text-ink-soft">
        <Icon of={Search} />
      </span>
      <input
        ref={input}
        id={id}
        type="search"
        name={name}
        value={value}
        placeholder={placeholder}
        onChange={(event) => onChange(event.target.value)}
        className="min-h-12 w-full appearance-none rounded-full border border-edge bg-card pr-12 pl-12 [&::-webkit-search-cancel-button]:hidden"
      />
      {value !== '' && (
        <button
          type="button"
          aria-label="Clear the search"
          onClick={() => {
            onChange('');
            input.current?.focus();
          }}
          className="absolute inset-y-0 right-1 my-auto grid size-11 cursor-pointer place-items-center rounded-full text-ink-soft hover:text-ink"
        >
          <Icon of={X} />
        </button>
      )}
    </search>
  );
}
