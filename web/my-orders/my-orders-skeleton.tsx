import { Bone } from '#web/ui/skeleton.tsx';
import type { OrdersTab } from './orders-view.ts';
import { SnacksSkeleton } from './snacks-skeleton.tsx';
import { TiffinSkeleton } from './tiffin-skeleton.tsx';

/** Room for the tabs and what the chosen one shows, while it is not known who is here. */
export function MyOrdersSkeleton({ tab }: { tab: OrdersTab }) {
  return (
    <>
      <span className="mb-5 flex gap-1.5 py-1">
        <Bone className="h-11 w-28 rounded-control" />
        <Bone className="h-11 w-28 rounded-control" />
      </span>
      {tab === 'tiffin' ? <TiffinSkeleton /> : <SnacksSkeleton />}
    </>
  );
}
