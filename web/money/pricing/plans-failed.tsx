import { ErrorState } from '#web/platform/ui/states.tsx';

/** The price list could not be read. */
export function PlansFailed({ onRetry, retrying }: { onRetry: () => void; retrying: boolean }) {
  return (
    <ErrorState
      title="Failed to fetch pricing data"
      message="Unable to load pricing plans. Please try again later."
      onRetry={onRetry}
      retrying={retrying}
    />
  );
}
