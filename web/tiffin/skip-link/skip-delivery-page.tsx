import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { isApiError } from '#contract/platform/api-error.ts';
import { AccountFrame } from '#web/account/sign-in/account-frame.tsx';
import { SupportLine } from '#web/account/sign-in/support-line.tsx';
import type { PageHandle } from '#web/platform/page-handle.ts';
import { paths } from '#web/paths.ts';
import { pageMeta } from '#web/platform/seo.ts';
import { Bone, Skeleton } from '#web/platform/ui/skeleton.tsx';
import { ErrorState } from '#web/platform/ui/states.tsx';
import type { Route } from './+types/skip-delivery-page';
import { type Done, LinkedDelivery, titleOf } from './linked-delivery.tsx';
import { NoSuchLink } from './no-such-link.tsx';
import { linkedDeliveryQuery } from './queries.ts';

export const handle: PageHandle = { secret: true };

export const meta: Route.MetaFunction = (args) =>
  pageMeta(args, {
    title: 'Skip a delivery',
    description: 'Skip one delivery with the link from your reminder; its credit comes back.',
    path: paths.skipDelivery,
    noindex: true,
  });

const BROKEN = 'This link does not work any more';

/**
 * Where the link of a delivery reminder leads (`?token=`): it names the delivery and asks. Opening it
 * changes nothing, so that a mail program that looks at links first does no harm.
 */
export default function SkipDeliveryPage() {
  const [query] = useSearchParams();
  const token = query.get('token')?.trim();
  if (token) return <Linked key={token} token={token} />;
  return (
    <AccountFrame title={BROKEN} below={<SupportLine />}>
      <NoSuchLink />
    </AccountFrame>
  );
}

function Linked({ token }: { token: string }) {
  const { data, error, refetch, isFetching } = useQuery(linkedDeliveryQuery(token));
  // What was done here takes the focus to what came of it.
  const [done, setDone] = useState<Done | null>(null);
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
        <LinkedDelivery token={token} delivery={data} onDone={setDone} />
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
