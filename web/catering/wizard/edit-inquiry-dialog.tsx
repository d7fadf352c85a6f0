import { useEffect, useRef, useState } from 'react';
import type { FieldPath } from 'react-hook-form';
import type { CateringInquiry } from '#contract/catering/inquiries.ts';
import type { ApiError } from '#contract/platform/api-error.ts';
import { formatPlainMoney } from '#domain/catering/price.ts';
import { MenuSections } from '#web/catering/menu/menu-step.tsx';
import { PlanChoice } from '#web/catering/menu/plan-choice.tsx';
import { useCalculatedMenu } from '#web/catering/menu/use-calculated-menu.ts';
import {
  CatalogueFailed,
  WithdrawnChoicesNotice,
} from '#web/catering/menu/withdrawn-choices-notice.tsx';
import { Form, FormSection } from '#web/platform/form/form.tsx';
import { Banner } from '#web/platform/ui/banner.tsx';
import { Button } from '#web/platform/ui/button.tsx';
import { Dialog } from '#web/platform/ui/dialog.tsx';
import { SkeletonText } from '#web/platform/ui/skeleton.tsx';
import { DetailsFields } from './details-fields.tsx';
import type { InquiryInputs } from './inquiry-form.ts';
import { type ServerPrices, SubmitProblem } from './submit-problem.tsx';
import { useEditInquiry } from './use-edit-inquiry.ts';

const FORM = 'change-an-inquiry';

/** Asks before changes that were not saved are gone. */
function DiscardQuestion({
  open,
  onKeep,
  onDiscard,
}: {
  open: boolean;
  onKeep: () => void;
  onDiscard: () => void;
}) {
  return (
    <Dialog
      open={open}
      onClose={onKeep}
      title="Discard your changes?"
      actions={
        <>
          <Button kind="danger" onClick={onDiscard}>
            Discard
          </Button>
          <Button onClick={onKeep}>Keep editing</Button>
        </>
      }
    >
      <p>What you have changed is not saved yet. Your inquiry stays as it was.</p>
    </Dialog>
  );
}

const FAILED = 'Failed to save your changes. Please try again.';

/** Why the changes were not saved; an inquiry that is another by now can be read again. */
function EditProblem({
  error,
  figures,
  reloading,
  reloadError,
  onReload,
  onField,
}: {
  error: ApiError;
  figures: ServerPrices | null;
  reloading: boolean;
  reloadError: ApiError | null;
  onReload: () => void;
  onField: (field: string) => void;
}) {
  const isOld = error.code === 'inquiry_changed' || error.code === 'inquiry_not_editable';
  if (!isOld) {
    return <SubmitProblem error={error} figures={figures} fallback={FAILED} onField={onField} />;
  }
  return (
    <Banner
      kind="error"
      action={
        <Button kind="quiet" size="small" onClick={onReload} busy={reloading} busyText="Reloading…">
          Reload the inquiry
        </Button>
      }
    >
      {error.message} What you have typed stays here until you reload.
      {reloadError && <span className="block">{reloadError.message}</span>}
    </Banner>
  );
}

/**
 * Changes an inquiry that is still pending: the same
 * fields and checks as the wizard, with the price as it would be. It saves the version that was
 * read, and says so when the kitchen has another one by now.
 */
export function EditInquiryDialog({
  inquiry,
  onClose,
  onSaved,
}: {
  inquiry: CateringInquiry;
  onClose: () => void;
  onSaved: (changed: CateringInquiry) => void;
}) {
  const edit = useEditInquiry(inquiry, onSaved);
  const { form, typed, hasChanges, loaded, offer, estimate, price, error, busy } = edit;
  const menu = useCalculatedMenu(
    edit.request,
    inquiry.selectedPlan.id
      ? { planId: inquiry.selectedPlan.id, lines: inquiry.calculatedMenu }
      : null,
  );
  const [asking, setAsking] = useState(false);
  const problem = useRef<HTMLDivElement>(null);
  const isEditable = edit.read.actions.edit;
  const close = () => (hasChanges ? setAsking(true) : onClose());

  useEffect(() => {
    if (error) problem.current?.focus();
  }, [error]);

  return (
    <Dialog
      open
      wide
      onClose={close}
      busy={busy}
      title={`Change ${inquiry.inquiryNumber}`}
      actions={
        <>
          <p className="mr-auto self-center max-sm:w-full">
            <span className="text-ink-soft">Total </span>
            <strong className="font-heading text-title-sm tabular-nums">
              {price ? formatPlainMoney(price.totalPrice) : '–'}
            </strong>
          </p>
          <Button kind="quiet" onClick={close} aria-disabled={busy || undefined}>
            Cancel
          </Button>
          <Button
            type="submit"
            form={FORM}
            busy={busy}
            busyText="Saving…"
            disabled={!hasChanges || !isEditable || !loaded.catalogue}
          >
            Save Changes
          </Button>
        </>
      }
    >
      <div className="min-h-[60dvh]">
        {!isEditable && (
          <Banner kind="warning" className="mb-6">
            The kitchen is already working on this inquiry, so it can no longer be changed here.
            Please call us.
          </Banner>
        )}
        {offer.gone && <WithdrawnChoicesNotice gone={offer.gone} onDismiss={offer.dismissGone} />}
        <Form
          form={form}
          onSubmit={edit.save}
          id={FORM}
          label="Change an inquiry"
          className="grid gap-8"
        >
          <DetailsFields />
          {loaded.catalogue ? (
            <>
              <FormSection title="Your plan" level="h3">
                <PlanChoice plans={loaded.catalogue.plans} />
              </FormSection>
              <MenuSections
                typed={typed}
                catalogue={loaded.catalogue}
                estimate={estimate}
                price={price}
                menu={menu}
              />
            </>
          ) : loaded.error ? (
            <CatalogueFailed {...loaded} />
          ) : (
            <SkeletonText lines={8} />
          )}
        </Form>
        <div ref={problem} tabIndex={-1} className={error ? 'mt-6' : ''}>
          {error && (
            <EditProblem
              error={error}
              figures={edit.figures}
              reloading={edit.reloading}
              reloadError={edit.reloadError}
              onReload={() => void edit.reload()}
              onField={(field) => form.setFocus(field as FieldPath<InquiryInputs>)}
            />
          )}
        </div>
      </div>
      <DiscardQuestion
        open={asking}
        onKeep={() => setAsking(false)}
        onDiscard={() => {
          setAsking(false);
          onClose();
        }}
      />
    </Dialog>
  );
}
