import { Search, X } from 'lucide-react';
import { useEffect, useId, useRef, useState, useTransition } from 'react';
import { useLocation, useNavigation } from 'react-router';
import { Icon } from '#web/platform/pictures/icon.tsx';

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

/** Typing is written into the address this long after the last letter, in milliseconds. */
const WRITE_AFTER = 300;

/** The router's name for the address that the browser shows; the page's own, once it is shown too. */
const historyKey = (): string => history.state?.key ?? 'default';

/**
 * The text of a search box whose home is the address: it shows at once what is typed, writes it
 * down after a pause, and follows the address when that changes by itself (back, a link). Nothing is
 * written while somebody is on the way elsewhere, which it would undo.
 */
export function useSearchText(
  written: string,
  write: (search: string) => void,
): [text: string, setText: (text: string) => void] {
  const [text, setText] = useState(written);
  const latestWrite = useRef(write);
  latestWrite.current = write;
  const expected = useRef(written);

  useEffect(() => {
    if (written === expected.current) return;
    expected.current = written;
    setText(written);
  }, [written]);

  const { key } = useLocation();
  const isLeading = useNavigation().state !== 'idle';
  // What is pressed may lead elsewhere. The router says so in a transition, and this one ends with it.
  const [isPressed, startPress] = useTransition();
  useEffect(() => {
    if (isLeading || isPressed || text === expected.current) return;
    const timer = setTimeout(() => {
      // The address changes before the page does.
      if (historyKey() !== key) return;
      expected.current = text;
      latestWrite.current(text);
    }, WRITE_AFTER);
    const wait = () => startPress(() => {});
    document.addEventListener('click', wait);
    return () => {
      clearTimeout(timer);
      document.removeEventListener('click', wait);
    };
  }, [text, key, isLeading, isPressed]);

  return [text, setText];
}
