import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { useLocation, useSearchParams } from 'react-router';
import { ConfirmEmail } from '#web/account/email-codes/confirm-email.tsx';
import { useSession } from '#web/account/session/session.ts';
import { TextLink } from '#web/account/sign-in/text-link.tsx';
import { EmailLookup, type LookupLabels } from '#web/catering/inquiries/email-lookup.tsx';
import { inquiriesQuery, MINE, useInquiriesCache } from '#web/catering/inquiries/queries.ts';
import { pageMeta } from '#web/kitchen/seo.ts';
import { loginPath, paths } from '#web/paths.ts';
import { forgetInquiryTokens, useInquiryTokens } from '#web/platform/client/inquiry-tokens.ts';
import { Button, LinkButton } from '#web/platform/ui/button.tsx';
import { Card } from '#web/platform/ui/card.tsx';
import { announce } from '#web/platform/ui/live-region.tsx';
import { Notices } from '#web/platform/ui/notices.tsx';
import { PageHeading } from '#web/platform/ui/page-heading.tsx';
import { useToast } from '#web/platform/ui/toast.tsx';
import type { Route } from './+types/inquiry-tracker-page';
import { FAILED_TO_FETCH, TrackerResults } from './tracker-results.tsx';

export const meta: Route.MetaFunction = (args) =>
  pageMeta(args, {
    title: 'Track your inquiry',
    description:
      'Your catering inquiries: how they stand, the quotes that we sent, and what you can do about them.',
    path: paths.inquiryTracker,
    noindex: true,
  });

const LABELS: LookupLabels = {
  empty: 'Please enter your email address',
  failed: FAILED_TO_FETCH,
  button: 'Track Inquiries',
  busy: 'Looking…',
};

/** For a device that others use too: what was sent or confirmed here no longer shows here. */
function ForgetHere({ onForgotten }: { onForgotten: () => void }) {
  const cache = useInquiriesCache();
  const toast = useToast();
  return (
    <p className="no-print text-sm text-ink-soft">
      This browser remembers what was sent or confirmed here.{' '}
      <Button
        kind="plain"
        size="small"
        className="px-0!"
        onClick={() => {
          forgetInquiryTokens();
          cache.forget();
          onForgotten();
          toast({ message: 'This browser no longer shows these inquiries.' });
        }}
      >
        Forget it on this device
      </Button>
    </p>
  );
}

/** The address form, and beside it what this browser may read: all of it, or what an address sent. */
function TrackerScreen() {
  const current = useSession();
  const tokens = useInquiryTokens();
  const [address, setAddress] = useState<string | null>(null);
  const [params, setParams] = useSearchParams();
  const { pathname, search } = useLocation();
  const asked = params.get('inquiry');
  const heading = useRef<HTMLHeadingElement>(null);

  const hasOthers =
    current.status === 'signed-in' || tokens.some(({ email }) => email.toLowerCase() !== address);
  const isKnown = tokens.length > 0 || current.status === 'signed-in';
  const loaded = useQuery({
    ...inquiriesQuery(address ?? MINE),
    enabled: address !== null || isKnown,
  });

  const { isEnabled, refetch } = loaded;

  // What another tab has sent or proved shows here too.
  const known = useRef(tokens);
  useEffect(() => {
    if (known.current === tokens) return;
    known.current = tokens;
    if (isEnabled) void refetch({ cancelRefetch: false });
  }, [tokens, isEnabled, refetch]);

  function show(found: string | null) {
    // First of all: a dialog that opens by itself gives the focus back to where it was.
    heading.current?.focus();
    setAddress(found);
    if (found) announce(`Inquiries from ${found}`);
  }

  const missing =
    asked !== null &&
    (loaded.data
      ? !loaded.data.some(({ inquiryNumber }) => inquiryNumber === asked)
      : !isKnown && current.status !== 'unknown');

  return (
    <div className="grid items-start gap-x-10 gap-y-8 lg:grid-cols-[22rem_minmax(0,1fr)]">
      <div className="no-print">
        <Card as="section" aria-labelledby="by-email" className="p-5">
          <h2 id="by-email" className="mb-3 text-title-sm">
            Find by e-mail
          </h2>
          <EmailLookup words={LABELS} onFound={show} />
          {/* Only the program knows whether it is missing: above the form, it would move what is being pressed. */}
          {missing && (
            <p className="mt-4">
              To see <strong className="font-semibold whitespace-nowrap">{asked}</strong>, enter the
              address that it was sent from.
            </p>
          )}
          <p className="mt-4 text-sm text-ink-soft signed-in:hidden">
            Sent it while you were signed in?{' '}
            <TextLink to={loginPath(pathname + search)}>Log in</TextLink>
          </p>
        </Card>
      </div>
      <div className="grid gap-6">
        <TrackerResults
          heading={heading}
          address={address}
          onShowAll={hasOthers ? () => show(null) : null}
          loaded={loaded}
          waiting={current.status === 'unknown'}
          asked={asked}
          onAskedRead={() =>
            setParams(
              (now) => {
                now.delete('inquiry');
                return now;
              },
              { replace: true, preventScrollReset: true },
            )
          }
        />
        <ConfirmEmail onConfirmed={() => show(null)} />
        {tokens.length > 0 && <ForgetHere onForgotten={() => show(null)} />}
      </div>
    </div>
  );
}

/** Catering inquiries, with or without an account. */
export default function InquiryTrackerPage() {
  return (
    <div className="wrap">
      <PageHeading
        title="Track your inquiry"
        lead="How it stands, the quote that we sent, and what you can do about it."
        actions={
          <LinkButton to={paths.inquiry} kind="quiet">
            Submit New Inquiry
          </LinkButton>
        }
      />
      <Notices>
        <TrackerScreen />
      </Notices>
    </div>
  );
}
