import { useEffect, useState } from 'react';
import type { CateringInquiry } from '#contract/catering/inquiries.ts';
import { LaterDialog, laterPart } from '#web/platform/ui/later.tsx';
import { InquiryCard } from './inquiry-card.tsx';
import type { Opened } from './inquiry-dialog.tsx';
import { currentQuote, eventWords, guestsWords } from './words.ts';

/** Everything about an inquiry, and what can be done with it: fetched by those who open one. */
const dialogPart = laterPart('inquiry-dialogs', () => import('./inquiry-dialog.tsx'));

/** Inquiries as cards, and the dialogs that they open. */
export function InquiryList({
  inquiries,
  known = inquiries,
  columns = 2,
  asked = null,
  onAskedRead,
}: {
  /** The ones that are shown. */
  inquiries: readonly CateringInquiry[];
  /** All that were read: a dialog shows its inquiry as it was read last. */
  known?: readonly CateringInquiry[];
  /** Side by side on a wide screen. */
  columns?: 1 | 2;
  /** The number of one to open by itself, once it is known. */
  asked?: string | null;
  /** That one was opened and closed again. */
  onAskedRead?: () => void;
}) {
  const [opened, setOpened] = useState<Opened | null>(null);

  const wanted = asked && known.find(({ inquiryNumber }) => inquiryNumber === asked);
  const wantedId = wanted ? wanted.id : null;
  // biome-ignore lint/correctness/useExhaustiveDependencies: opened once, not at each piece of news
  useEffect(() => {
    if (wanted) setOpened((now) => now ?? { what: 'details', inquiry: wanted });
  }, [wantedId]);

  const inquiry = opened && (known.find(({ id }) => id === opened.inquiry.id) ?? opened.inquiry);

  function close() {
    if (wanted) onAskedRead?.();
    setOpened(null);
  }
  function accept(one: CateringInquiry) {
    const version = currentQuote(one)?.version;
    if (version) setOpened({ what: 'accept', inquiry: one, version });
  }

  return (
    <>
      <ul className={`grid gap-4 ${columns === 2 ? 'lg:grid-cols-2' : ''}`}>
        {inquiries.map((one) => (
          <InquiryCard
            key={one.id}
            inquiry={one}
            onDetails={() => setOpened({ what: 'details', inquiry: one })}
            onAccept={() => accept(one)}
            onEdit={() => setOpened({ what: 'edit', inquiry: one })}
            onCancel={() => setOpened({ what: 'cancel', inquiry: one })}
          />
        ))}
      </ul>
      {opened && inquiry && (
        <LaterDialog
          of={dialogPart}
          title={`${eventWords(inquiry)}, ${guestsWords(inquiry)}`}
          wide
          onClose={close}
        >
          {({ InquiryDialog }) => (
            <InquiryDialog opened={opened} inquiry={inquiry} onOpen={setOpened} onClose={close} />
          )}
        </LaterDialog>
      )}
    </>
  );
}
