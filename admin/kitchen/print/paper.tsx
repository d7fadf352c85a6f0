import { type ReactNode, useEffect } from 'react';
import { Link, useSearchParams } from 'react-router';
import './print.css';
import './ticket.css';
import { today } from '#admin/kitchen/labels/today.ts';
import { type IsoDay, isDay } from '#domain/platform/days.ts';

type Props = {
  /** Names the tab, and the file when it is printed into one. */
  title: string;
  /** Where the reader came from. */
  back: { to: string; words: string };
  /** Whether there is something to print. */
  ready: boolean;
  children: ReactNode;
};

/** A page for paper, which opens the print dialog as soon as it can be read. */
export function Paper({ title, back, ready, children }: Props) {
  useEffect(() => {
    document.title = title;
    if (!ready) return;
    // Paper with the wrong font has the wrong page breaks.
    let wanted = true;
    void document.fonts.ready.then(() => wanted && window.print());
    return () => {
      wanted = false;
    };
  }, [ready, title]);

  return (
    <div className="paper">
      <nav className="paper-tools" aria-label="This sheet">
        <Link to={back.to}>{back.words}</Link>
        <button type="button" className="main" onClick={() => window.print()} disabled={!ready}>
          Print
        </button>
      </nav>
      {children}
    </div>
  );
}

/** The day that a sheet is asked for in its address, else today. */
export function usePrintedDate(): IsoDay {
  const [params] = useSearchParams();
  const asked = params.get('date') ?? '';
  return isDay(asked) ? asked : today();
}
