import { type QueryClient, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { inquiriesQuery, MINE } from '#web/catering/inquiries/queries.ts';
import { Notices } from '#web/platform/ui/notices.tsx';
import { CateringInquiries } from './catering-inquiries.tsx';
import { OrdersFailed } from './orders-failed.tsx';
import type { OrdersTabProps } from './orders-tab.ts';

export const fetchOrders = (queries: QueryClient) => queries.prefetchQuery(inquiriesQuery(MINE));

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
