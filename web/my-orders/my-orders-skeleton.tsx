import { Bone } from '#web/ui/skeleton.tsx';
import { CateringSkeleton } from './catering-skeleton.tsx';
import type { OrdersTab } from './orders-view.ts';
import { SnacksSkeleton } from './snacks-skeleton.tsx';
import { TiffinSkeleton } from './tiffin-skeleton.tsx';

const ROOMS = { tiffin: TiffinSkeleton, catering: CateringSkeleton, snacks: SnacksSkeleton };

/** Room for the tabs and what the chosen one shows, while it is not known who is here. */
export function MyOrdersSkeleton({ tab }: { tab: OrdersTab }) {
  const Room = ROOMS[tab];
  return (
    <>
      <span className="mb-5 flex gap-1.5 py-1">
        <Bone className="h-11 w-28 rounded-control" />
        <Bone className="h-11 w-32 rounded-control" />
        <Bone className="h-11 w-28 rounded-control" />
      </span>
      <Room />
    </>
  );
}
