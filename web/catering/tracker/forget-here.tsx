import { useInquiriesCache } from '#web/catering/inquiries/inquiries-cache.ts';
import { forgetInquiryTokens } from '#web/catering/inquiries/inquiry-tokens.ts';
import { Button } from '#web/platform/ui/button.tsx';
import { useToast } from '#web/platform/ui/toast.tsx';

/** For a device that others use too: what was sent or confirmed here no longer shows here. */
export function ForgetHere({ onForgotten }: { onForgotten: () => void }) {
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
