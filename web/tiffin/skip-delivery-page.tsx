import { useQuery } from '@tanstack/react-query';
import { Link2Off } from 'lucide-react';
import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { isApiError } from '#contract/platform/api-error.ts';
import { AccountFrame, Outcome } from '#web/account/sign-in/account-frame.tsx';
import { SupportLine } from '#web/account/sign-in/support-line.tsx';
import { pageMeta } from '#web/kitchen/seo.ts';
import { myOrdersPath, paths } from '#web/paths.ts';
import type { PageHandle } from '#web/platform/page-handle.ts';
import { LinkButton } from '#web/platform/ui/button.tsx';
import { Bone, Skeleton } from '#web/platform/ui/skeleton.tsx';
import { ErrorState } from '#web/platform/ui/states.tsx';
import type { Route } from './+types/skip-delivery-page';
import {
  LinkedDeliveryView,
  linkedDeliveryQuery,
  type SkipLinkAction,
  titleOf,
} from './linked-delivery.tsx';

export const handle: PageHandle = { secret: true };

export const meta: Route.MetaFunction = (args) =>
  pageMeta(args, {
    title: 'Skip a delivery',
    description: 'Skip one delivery with the link from your reminder; its credit comes back.',
    path: paths.skipDelivery,
    noindex: true,
  });

const BROKEN = 'This link does not work any more';

/** A link that is for nothing: what may have happened, and where to go instead. */
const NoSuchLink = () => (
  <Outcome
    kind="bad"
    icon={Link2Off}
    action={<LinkButton to={myOrdersPath()}>Sign in to your deliveries</LinkButton>}
  >
    <p>
      It may be broken over two lines in your mail, or its delivery was moved to another day since.
      Nothing was changed. When you sign in you see what is booked, and can skip it there.
    </p>
  </Outcome>
);

/**
 * Where the link of a delivery reminder leads (`?token=`): it names the delivery and asks. Opening it
 * changes nothing, so that a mail program that looks at links first does no harm.
 */
export default function SkipDeliveryPage() {
  const [query] = useSearchParams();
  const token = query.get('token')?.trim();
  if (token) return <LinkedDeliveryLoader key={token} token={token} />;
  return (
    <AccountFrame title={BROKEN} below={<SupportLine />}>
      <NoSuchLink />
    </AccountFrame>
  );
}

function LinkedDeliveryLoader({ token }: { token: string }) {
  const { data, error, refetch, isFetching } = useQuery(linkedDeliveryQuery(token));
  // What was done here takes the focus to what came of it.
  const [done, setDone] = useState<SkipLinkAction | null>(null);
  const isBroken = isApiError(error) && error.code === 'skip_link_invalid';
  return (
    <AccountFrame
      title={isBroken ? BROKEN : data ? titleOf(data, done) : 'Skip a delivery'}
      focusTitle={done !== null}
      below={<SupportLine />}
    >
      {isBroken ? (
        <NoSuchLink />
      ) : data ? (
        <LinkedDeliveryView token={token} delivery={data} onDone={setDone} />
      ) : error ? (
        <ErrorState
          title="Your delivery did not load"
          error={error}
          onRetry={() => void refetch()}
          retrying={isFetching}
        />
      ) : (
        <Skeleton label="Loading your delivery…" className="grid min-h-60 content-start gap-4">
          <Bone className="h-8 w-3/4" />
          <Bone className="h-5 w-1/2" />
          <Bone className="h-5 w-1/3" />
          <Bone className="mt-2 h-12 w-full" />
          <Bone className="mt-2 h-12 w-48 rounded-full" />
        </Skeleton>
      )}
    </AccountFrame>
  );
}
