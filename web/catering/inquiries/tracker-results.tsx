import type { UseQueryResult } from '@tanstack/react-query';
import type { RefObject } from 'react';
import type { CateringInquiry } from '#contract/catering/inquiries.ts';
import { counted } from '#domain/platform/plural.ts';
import { TorontoTime } from '#web/account/session/toronto-time.tsx';
import { InquiriesSkeleton } from '#web/catering/inquiries/inquiries-skeleton.tsx';
import { InquiryList } from '#web/catering/inquiries/inquiry-list.tsx';
import { paths } from '#web/paths.ts';
import { RefreshButton } from '#web/platform/lists/refresh-button.tsx';
import { Drawing } from '#web/platform/pictures/drawing.tsx';
import { Banner } from '#web/platform/ui/banner.tsx';
import { Button, LinkButton } from '#web/platform/ui/button.tsx';
import { EmptyState, ErrorState } from '#web/platform/ui/states.tsx';

/** What a person reads when their inquiries could not be read. */
export const FAILED_TO_FETCH =
  'Failed to fetch inquiries. Please check your email address and try again.';

function NoInquiries({ address }: { address: string | null }) {
  return (
    <EmptyState
      title={address ? 'No inquiries from this address' : 'Nothing to show yet'}
      picture={<Drawing of="spot:empty" />}
      action={<LinkButton to={paths.inquiry}>Submit New Inquiry</LinkButton>}
    >
      {address ? (
        <p className="wrap-anywhere">We have no catering inquiry from {address}.</p>
      ) : (
        <p>
          What you send from this browser shows here by itself. For anything else, find it by its
          e-mail address.
        </p>
      )}
    </EmptyState>
  );
}

/** `1 inquiry`, `4 inquiries` */
const countText = (count: number): string => counted(count, 'inquiry', 'inquiries');

/** The inquiries that this browser may read, or those of one address, in every state of reading them. */
export function TrackerResults({
  heading,
  address,
  onShowAll,
  loaded,
  waiting,
  asked,
  onAskedRead,
}: {
  /** Gets the focus when other inquiries are shown. */
  heading: RefObject<HTMLHeadingElement | null>;
  address: string | null;
  /** Back from one address to everything; null where there is nothing else. */
  onShowAll: (() => void) | null;
  loaded: UseQueryResult<CateringInquiry[]>;
  /** Who is here is not known yet. */
  waiting: boolean;
  asked: string | null;
  onAskedRead: () => void;
}) {
  const { data, isError, isFetching, isEnabled, refetch } = loaded;
  return (
    <section aria-labelledby="inquiries">
      <div className="mb-4 flex min-h-11 flex-wrap items-center justify-between gap-x-4">
        <h2 id="inquiries" ref={heading} tabIndex={-1} className="min-w-0 text-title wrap-anywhere">
          {address ? `Inquiries from ${address}` : 'Your inquiries'}
        </h2>
        {address && onShowAll && (
          <Button kind="plain" size="small" className="-ms-4" onClick={onShowAll}>
            Show all of mine
          </Button>
        )}
      </div>
      {data && data.length > 0 ? (
        <>
          <div className="no-print -mt-3 mb-3 flex items-center justify-between gap-3">
            <p className="text-sm text-ink-soft tabular-nums">{countText(data.length)}</p>
            <RefreshButton
              look={async () => !(await refetch()).isError}
              done="Your inquiries are up to date."
            />
          </div>
          {isError && (
            <Banner kind="error" className="mb-4">
              {FAILED_TO_FETCH}
            </Banner>
          )}
          <InquiryList inquiries={data} asked={asked} onAskedRead={onAskedRead} columns={1} />
          <TorontoTime className="mt-4" />
        </>
      ) : isError ? (
        <ErrorState
          title="Your inquiries did not load"
          message={FAILED_TO_FETCH}
          onRetry={() => void refetch()}
          retrying={isFetching}
        />
      ) : waiting || (isEnabled && !data) ? (
        <InquiriesSkeleton />
      ) : (
        <NoInquiries address={address} />
      )}
    </section>
  );
}
