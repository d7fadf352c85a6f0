import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { inquiriesQuery, MINE } from '#web/inquiries/queries.ts';
import { Notices } from '#web/ui/notices.tsx';
import { ErrorState } from '#web/ui/states.tsx';
import { CateringInquiries } from './catering-inquiries.tsx';
import { CateringSkeleton } from './catering-skeleton.tsx';
import { FAILED_TO_LOAD } from './failed-words.ts';
import type { OrdersView } from './orders-view.ts';

/** The catering inquiries of a customer, or of an address that they search by (spec 2 section 2). */
export function CateringTab({
  view,
  onView,
}: {
  view: OrdersView;
  onView: (change: Partial<OrdersView>, replace?: boolean) => void;
}) {
  const [address, setAddress] = useState<string | null>(null);
  const loaded = useQuery(inquiriesQuery(address ?? MINE));
  const { data, isError, refetch, isFetching } = loaded;
  if (!data) {
    if (!isError) return <CateringSkeleton />;
    return (
      <ErrorState
        title="Your orders did not load"
        message={FAILED_TO_LOAD}
        onRetry={() => void refetch()}
        retrying={isFetching}
      />
    );
  }
  return (
    <Notices>
      <CateringInquiries
        inquiries={data}
        address={address}
        onAddress={setAddress}
        search={view.search}
        onSearch={(search) => onView({ search }, true)}
        failed={loaded.isRefetchError}
        look={async () => !(await refetch()).isError}
      />
    </Notices>
  );
}
