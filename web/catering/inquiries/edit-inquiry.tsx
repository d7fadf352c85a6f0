import { useQuery } from '@tanstack/react-query';
import type { CateringInquiry } from '#contract/catering/inquiries.ts';
import { loadPart } from '#web/platform/client/browser-client.ts';
import { Button } from '#web/platform/ui/button.tsx';
import { Dialog } from '#web/platform/ui/dialog.tsx';
import { useNotice } from '#web/platform/ui/notices.tsx';
import { SkeletonText } from '#web/platform/ui/skeleton.tsx';
import { ErrorState } from '#web/platform/ui/states.tsx';
import { useInquiriesCache } from './inquiries-cache.ts';

/** The wizard's fields are many, and few people change an inquiry: they are loaded when they are needed. */
const editorQuery = {
  queryKey: ['inquiry-editor'],
  queryFn: () => loadPart(() => import('#web/catering/wizard/edit-inquiry-dialog.tsx')),
  staleTime: Number.POSITIVE_INFINITY,
  structuralSharing: false,
} as const;

/** Changes an inquiry that is still pending. */
export function EditInquiry({
  inquiry,
  onClose,
}: {
  inquiry: CateringInquiry;
  onClose: () => void;
}) {
  const cache = useInquiriesCache();
  const notice = useNotice();
  const { data: editor, error, refetch, isFetching } = useQuery(editorQuery);

  if (editor)
    return (
      <editor.EditInquiryDialog
        inquiry={inquiry}
        onClose={() => {
          // What the kitchen did meanwhile is read there, and shows on the card too.
          cache.refresh();
          onClose();
        }}
        onSaved={(changed) => {
          void cache.put(changed);
          notice({ kind: 'success', words: `${changed.inquiryNumber} is changed.` });
          onClose();
        }}
      />
    );
  return (
    <Dialog
      open
      wide
      onClose={onClose}
      title={`Change ${inquiry.inquiryNumber}`}
      actions={
        <Button kind="quiet" onClick={onClose}>
          Cancel
        </Button>
      }
    >
      <div className="min-h-[60dvh]">
        {error ? (
          <ErrorState error={error} onRetry={() => void refetch()} retrying={isFetching} />
        ) : (
          <SkeletonText lines={8} />
        )}
      </div>
    </Dialog>
  );
}
