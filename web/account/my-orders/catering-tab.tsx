import { type QueryClient, useQuery } from '@tanstack/react-query';
import { useId, useRef, useState } from 'react';
import { useSearchParams } from 'react-router';
import type { CateringInquiry } from '#contract/catering/inquiries.ts';
import { ConfirmEmail } from '#web/account/email-codes/confirm-email.tsx';
import { OrderChooser } from '#web/account/home/order-chooser.tsx';
import { TorontoTime } from '#web/account/session/toronto-time.tsx';
import type { LookupLabels } from '#web/catering/inquiries/email-lookup.tsx';
import { InquiryList } from '#web/catering/inquiries/inquiry-list.tsx';
import { inquiriesQuery, MINE } from '#web/catering/inquiries/queries.ts';
import { Drawing } from '#web/platform/pictures/drawing.tsx';
import { Button } from '#web/platform/ui/button.tsx';
import { Card } from '#web/platform/ui/card.tsx';
import { LazyBoundary } from '#web/platform/ui/lazy-boundary.tsx';
import { lazyPart } from '#web/platform/ui/lazy-part.tsx';
import { announce } from '#web/platform/ui/live-region.tsx';
import { Notices } from '#web/platform/ui/notices.tsx';
import { EmptyState } from '#web/platform/ui/states.tsx';
import { searchInquiries } from './inquiry-search.ts';
import type { OrdersTabProps } from './orders-view.ts';
import { MoreOrders, NothingFound, OrdersBar, OrdersFailed } from './tab-states.tsx';

export const fetchOrders = (queries: QueryClient) => queries.prefetchQuery(inquiriesQuery(MINE));

const LABELS: LookupLabels = {
  empty: 'Please enter an email address to search',
  failed: 'Failed to search inquiries. Please try again.',
  button: 'Search',
  busy: 'Searching…',
};

const EmailLookup = lazyPart(
  async () => (await import('#web/catering/inquiries/email-lookup.tsx')).EmailLookup,
);

/** So many are shown at once; all of them are searched. */
const SHOWN = 20;

/** The parameter that names an inquiry to open. */
const INQUIRY_PARAM = 'inquiry';

/** Somebody who has never asked for catering. */
function NoInquiries() {
  return (
    <EmptyState
      title="Your first event is an inquiry away"
      picture={<Drawing of="thali" />}
      action={<OrderChooser />}
    >
      Tell us what you celebrate and for how many, and we send you a quote. Your inquiries will be
      here.
    </EmptyState>
  );
}

/** An address that was searched for has sent nothing. */
function NoInquiriesFrom({ address, onBack }: { address: string; onBack: () => void }) {
  return (
    <EmptyState
      title="No inquiries from this address"
      picture={<Drawing of="spot:empty" />}
      action={
        <Button kind="quiet" onClick={onBack}>
          Show all of mine
        </Button>
      }
    >
      <p className="wrap-anywhere">We have no catering inquiry from {address}.</p>
    </EmptyState>
  );
}

/** Inquiries, newest first: searched, looked up by another address, looked at again, opened. */
function CateringInquiries({
  inquiries,
  address,
  onAddress,
  failed,
  look,
  ...props
}: OrdersTabProps & {
  inquiries: readonly CateringInquiry[];
  /** Whose inquiries these are, when they were searched by e-mail; null for the customer's own. */
  address: string | null;
  onAddress: (address: string | null) => void;
  failed: boolean;
  look: () => Promise<boolean>;
}) {
  const { search, onClear } = props;
  const [byEmail, setByEmail] = useState(false);
  const [shown, setShown] = useState(SHOWN);
  const [params, setParams] = useSearchParams();
  const panelId = useId();
  const line = useRef<HTMLParagraphElement>(null);
  const found = searchInquiries(inquiries, search);

  function show(whose: string | null) {
    line.current?.focus();
    setByEmail(false);
    onClear();
    onAddress(whose);
    if (whose) announce(`Inquiries from ${whose}`);
  }

  function forgetAsked() {
    setParams(
      (now) => {
        now.delete(INQUIRY_PARAM);
        return now;
      },
      { replace: true, preventScrollReset: true },
    );
  }

  return (
    <>
      <h2 className="sr-only">{address ? `Inquiries from ${address}` : 'Your inquiries'}</h2>
      <OrdersBar
        noun={['inquiry', 'inquiries']}
        found={found.length}
        total={inquiries.length}
        search={search}
        whose={address}
        line={line}
        failed={failed}
        look={look}
      >
        {address && (
          <Button kind="plain" size="small" onClick={() => show(null)}>
            Show all of mine
          </Button>
        )}
        <Button
          kind="quiet"
          size="small"
          aria-expanded={byEmail}
          aria-controls={panelId}
          onClick={() => setByEmail(!byEmail)}
        >
          Search by Email
        </Button>
      </OrdersBar>
      <div id={panelId} className="no-print mb-4 empty:hidden">
        {byEmail && (
          <Card as="section" aria-label="Search by Email" className="max-w-form p-5">
            <LazyBoundary>
              <EmailLookup words={LABELS} focus onFound={show} />
            </LazyBoundary>
          </Card>
        )}
      </div>
      {found.length > 0 ? (
        <InquiryList
          inquiries={found.slice(0, shown)}
          known={inquiries}
          asked={params.get(INQUIRY_PARAM)}
          onAskedRead={forgetAsked}
        />
      ) : search.trim() !== '' ? (
        <NothingFound {...props}>
          Try an event, a day (“Nov 23”), an inquiry number or part of the place.
        </NothingFound>
      ) : address ? (
        <NoInquiriesFrom address={address} onBack={() => show(null)} />
      ) : (
        <NoInquiries />
      )}
      <MoreOrders
        read={Math.min(shown, found.length)}
        total={found.length}
        searching={false}
        noun="inquiries"
        more={{ failed: false, busy: false, load: () => setShown(shown + SHOWN) }}
      />
      <TorontoTime className="mt-4" />
      <div className="mt-6 empty:hidden">
        <ConfirmEmail onConfirmed={() => show(null)} />
      </div>
    </>
  );
}

/** The catering inquiries of a customer, or of an address that they search by. */
export function Tab(props: OrdersTabProps) {
  const [address, setAddress] = useState<string | null>(null);
  const loaded = useQuery(inquiriesQuery(address ?? MINE));
  const { data, refetch } = loaded;
  if (!data) return loaded.isError ? <OrdersFailed query={loaded} /> : props.room;
  return (
    <Notices>
      <CateringInquiries
        {...props}
        inquiries={data}
        address={address}
        onAddress={setAddress}
        failed={loaded.isRefetchError}
        look={async () => !(await refetch()).isError}
      />
    </Notices>
  );
}
