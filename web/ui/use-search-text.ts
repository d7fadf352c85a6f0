import { useEffect, useRef, useState } from 'react';

/** Typing is written into the address this long after the last letter, in milliseconds. */
const WRITE_AFTER = 300;

/**
 * The text of a search box whose home is the address: it shows at once what is typed, writes it
 * down after a pause, and follows the address when that changes by itself (back, a link).
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

  useEffect(() => {
    if (text === expected.current) return;
    const timer = setTimeout(() => {
      expected.current = text;
      latestWrite.current(text);
    }, WRITE_AFTER);
    return () => clearTimeout(timer);
  }, [text]);

  return [text, setText];
}
