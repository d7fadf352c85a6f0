import { Banner } from '#web/platform/ui/banner.tsx';

/** What the kitchen says to the customer: why something ended, and its note. */
export function KitchenWords({
  reason,
  note,
  className,
}: {
  /** Of what is cancelled; null otherwise. */
  reason: string | null;
  note: string | null;
  className: string;
}) {
  return (
    <>
      {reason && (
        <Banner kind="warning" title="Why" className={className}>
          {reason}
        </Banner>
      )}
      {note && (
        <Banner kind="info" title="From the kitchen" className={className}>
          <span className="whitespace-pre-line">{note}</span>
        </Banner>
      )}
    </>
  );
}
