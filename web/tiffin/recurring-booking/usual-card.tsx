import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { Subscription } from '#contract/tiffin/subscriptions.ts';
import { Banner } from '#web/platform/ui/banner.tsx';
import { Button } from '#web/platform/ui/button.tsx';
import { Card } from '#web/platform/ui/card.tsx';
import { LaterDialog, laterPart } from '#web/platform/ui/later.tsx';
import { Bone, Skeleton } from '#web/platform/ui/skeleton.tsx';
import { usualQuery } from './queries.ts';
import { UsualStanding } from './usual-standing.tsx';

const dialogsPart = laterPart('usual', () => import('./usual-dialogs.ts'));

/** What a customer takes every week: how to begin it, how it stands, how to change or stop it. */
export function UsualCard({ subscription }: { subscription: Subscription }) {
  const { status, subscriptionNumber } = subscription;
  const isOver = status === 'cancelled' || status === 'completed';
  const { data, isFetching, isError, refetch } = useQuery({
    ...usualQuery(subscriptionNumber),
    enabled: !isOver,
  });
  const [asked, setAsked] = useState<'change' | 'stop' | null>(null);
  if (isOver) return null;

  const close = () => setAsked(null);
  return (
    <Card as="section" aria-labelledby="usual" className="no-print p-5 sm:p-6">
      <h2 id="usual" className="text-title-sm">
        Your usual
      </h2>
      {data ? (
        <UsualStanding usual={data} subscription={subscription} onAsk={setAsked} />
      ) : isError ? (
        <Banner
          kind="error"
          className="mt-3"
          action={
            <Button
              size="small"
              kind="quiet"
              busy={isFetching}
              busyText="Trying again…"
              onClick={() => void refetch()}
            >
              Try Again
            </Button>
          }
        >
          Your usual did not load.
        </Banner>
      ) : (
        <Skeleton label="Loading your usual…" className="mt-3 grid gap-2.5">
          <Bone />
          <Bone />
          <Bone className="h-4 w-2/3" />
          <Bone className="mt-2 h-11 w-40 rounded-full" />
        </Skeleton>
      )}
      {asked && data && (
        <LaterDialog
          of={dialogsPart}
          wide={asked === 'change'}
          title={asked === 'stop' ? 'Stop your usual?' : 'Your usual'}
          onClose={close}
        >
          {({ StopUsual, UsualDialog }) =>
            asked === 'stop' ? (
              <StopUsual usual={data} subscription={subscription} onClose={close} />
            ) : (
              <UsualDialog usual={data} subscription={subscription} onClose={close} />
            )
          }
        </LaterDialog>
      )}
    </Card>
  );
}
