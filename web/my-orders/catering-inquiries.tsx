import { useEffect, useId, useRef, useState } from 'react';
import type { CateringInquiry } from '#contract/catering.ts';
import type { LookupWords } from '#web/inquiries/address-form.tsx';
import { ConfirmAddress } from '#web/inquiries/confirm-address.tsx';
import { EmailLookup } from '#web/inquiries/email-lookup.tsx';
import { InquiryList } from '#web/inquiries/inquiry-list.tsx';
import { Banner } from '#web/ui/banner.tsx';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { announce } from '#web/ui/live-region.tsx';
import { RefreshButton } from '#web/ui/refresh-button.tsx';
import { SearchBox } from '#web/ui/search-box.tsx';
import { TorontoTime } from '#web/ui/toronto-time.tsx';
import { useSearchText } from '#web/ui/use-search-text.ts';
import { FAILED_TO_LOAD } from './failed-words.ts';
import { searchInquiries } from './inquiry-search.ts';
import { NoInquiries, NoInquiriesFrom } from './no-inquiries.tsx';
import { NothingFound } from './nothing-found.tsx';

const WORDS: LookupWords = {
  empty: 'Please enter an email address to search',
  failed: 'Failed to search inquiries. Please try again.',
  button: 'Search',
  busy: 'Searching…',
};

/** `1 inquiry`, `12 inquiries`, `3 of 12 inquiries` */
function countWords(found: number, total: number, searching: boolean): string {
  const inquiries = total === 1 ? '1 inquiry' : `${total} inquiries`;
  return searching ? `${found} of ${inquiries}` : inquiries;
}

/** Inquiries, newest first: searched, looked up by another address, looked at again, opened. */
export function CateringInquiries({
  inquiries,
  address,
  onAddress,
  search,
  onSearch,
  failed,
  look,
}: {
  inquiries: readonly CateringInquiry[];
  /** Whose inquiries these are, when they were searched by e-mail; null for the customer's own. */
  address: string | null;
  onAddress: (address: string | null) => void;
  search: string;
  onSearch: (search: string) => void;
  /** Looking again failed: what is shown may be old. */
  failed: boolean;
  look: () => Promise<boolean>;
}) {
  const [text, setText] = useSearchText(search, onSearch);
  const [byEmail, setByEmail] = useState(false);
  const panelId = useId();
  const results = useRef<HTMLParagraphElement>(null);
  const found = searchInquiries(inquiries, text);
  const searching = text.trim() !== '';
  const count = found.length;

  useEffect(() => {
    if (searching) announce(count === 1 ? 'One inquiry found' : `${count} inquiries found`);
  }, [searching, count]);

  function show(whose: string | null) {
    results.current?.focus();
    setByEmail(false);
    setText('');
    onAddress(whose);
    if (whose) announce(`Inquiries from ${whose}`);
  }

  return (
    <>
      <h2 className="sr-only">{address ? `Inquiries from ${address}` : 'Your inquiries'}</h2>
      <div className="no-print mb-4">
        <div className="grid gap-3 sm:grid-cols-[1fr_auto]">
          <SearchBox
            label="Search your inquiries"
            placeholder="An event, a day, a number…"
            value={text}
            onChange={setText}
          />
          <Button
            kind="quiet"
            aria-expanded={byEmail}
            aria-controls={panelId}
            onClick={() => setByEmail(!byEmail)}
          >
            Search by Email
          </Button>
        </div>
        <div id={panelId} className="mt-3 empty:hidden">
          {byEmail && (
            <Card as="section" aria-label="Search by Email" className="max-w-form p-5">
              <EmailLookup words={WORDS} onFound={show} />
            </Card>
          )}
        </div>
        <div className="mt-2 flex min-h-11 flex-wrap items-center justify-between gap-x-3">
          <p
            ref={results}
            tabIndex={-1}
            className="min-w-0 text-sm wrap-anywhere text-ink-soft tabular-nums"
          >
            {countWords(count, inquiries.length, searching)}
            {address && ` from ${address}`}
          </p>
          <span className="flex grow items-center justify-end gap-2">
            {address && (
              <Button kind="plain" size="small" onClick={() => show(null)}>
                Show all of mine
              </Button>
            )}
            <RefreshButton look={look} done="Your inquiries are up to date." />
          </span>
        </div>
      </div>
      {failed && (
        <Banner kind="error" className="mb-6">
          {FAILED_TO_LOAD}
        </Banner>
      )}
      {count > 0 ? (
        <InquiryList inquiries={found} known={inquiries} />
      ) : searching ? (
        <NothingFound
          search={text}
          hint="Try an event, a day (“Nov 23”), an inquiry number or part of the place."
          onClear={() => setText('')}
        />
      ) : address ? (
        <NoInquiriesFrom address={address} onBack={() => show(null)} />
      ) : (
        <NoInquiries />
      )}
      <TorontoTime className="mt-4" />
      <div className="mt-6 empty:hidden">
        <ConfirmAddress onConfirmed={() => show(null)} />
      </div>
    </>
  );
}
