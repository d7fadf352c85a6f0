import { Bone } from '#web/platform/ui/skeleton.tsx';
import { CateringSkeleton } from './catering-skeleton.tsx';
import type { OrdersTab } from './orders-view.ts';
import { SnacksSkeleton } from './snacks-skeleton.tsx';
import { TiffinSkeleton } from './tiffin-skeleton.tsx';

/** Room for what each tab shows. */
export const TAB_ROOMS = {
  tiffin: TiffinSkeleton,
  catering: CateringSkeleton,
  snacks: SnacksSkeleton,
};

/** Room for what comes next, the search, the tabs and what the chosen one shows. */
export function MyOrdersSkeleton({ tab }: { tab: OrdersTab }) {
  const Room = TAB_ROOMS[tab];
  return (
    <>
      <span className="mb-10 grid gap-4 lg:grid-cols-2">
        <Bone className="h-44 rounded-card" />
        <Bone className="h-44 rounded-card max-lg:hidden" />
      </span>
      <Bone className="mb-4 h-12 rounded-full" />
      <span className="mb-5 flex gap-1.5 py-1">
        <Bone className="h-11 w-28 rounded-control" />
        <Bone className="h-11 w-32 rounded-control" />
        <Bone className="h-11 w-28 rounded-control" />
      </span>
      <Room />
    </>
  );
}
