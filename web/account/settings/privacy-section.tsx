import { Trash2 } from 'lucide-react';
import { useState } from 'react';
import type { Customer } from '#contract/account/customer.ts';
import { DownloadData } from '#web/account/own-data/download-data.tsx';
import { TextLink } from '#web/account/sign-in/text-link.tsx';
import { paths } from '#web/paths.ts';
import { Icon } from '#web/platform/pictures/icon.tsx';
import { Button } from '#web/platform/ui/button.tsx';
import { LazyDialog } from '#web/platform/ui/lazy-boundary.tsx';
import { lazyPart } from '#web/platform/ui/lazy-part.tsx';
import { SettingSwitch, SettingsSection } from './settings-section.tsx';
import type { SettingsForm } from './use-settings-form.ts';

/** What is counted, and what one can do about one's data. */
export function PrivacySection({ form, user }: { form: SettingsForm; user: Customer }) {
  return (
    <SettingsSection title="Privacy">
      <SettingSwitch
        form={form}
        name="analytics"
        label="Count my visits"
        hint={
          <>
            We count how often each page is looked at on a day: nothing about you, no cookie, and
            nobody else is told. <TextLink to={paths.privacy}>How we treat your data</TextLink>
          </>
        }
      />
      <OwnDataSection user={user} />
    </SettingsSection>
  );
}

/** Hardly anybody needs the dialog: it is loaded by those who do. */
const DeleteAccountDialog = lazyPart(
  async () => (await import('#web/account/own-data/delete-account-dialog.tsx')).DeleteAccountDialog,
);

/** The way out: a button, and a dialog that says what it means. */
function DeleteAccount({ user }: { user: Customer }) {
  const [isOpen, setOpen] = useState(false);
  const close = () => setOpen(false);
  return (
    <>
      <Button kind="danger" size="small" onClick={() => setOpen(true)}>
        <Icon of={Trash2} className="size-4.5" />
        Delete my account
      </Button>
      {isOpen && (
        <LazyDialog
          title="Delete my account?"
          closeWords="Keep my account"
          className="min-h-72"
          onClose={close}
        >
          <DeleteAccountDialog user={user} onClose={close} />
        </LazyDialog>
      )}
    </>
  );
}

/** What one can do about one's data: have it, or have it deleted. */
function OwnDataSection({ user }: { user: Customer }) {
  return (
    <>
      <h3 className="mt-7 mb-1 text-title-sm">Your data</h3>
      <p className="mb-4 max-w-text text-ink-soft">
        Everything that we keep about you, to save on your device: your account, what you have
        ordered and written, and the mails that you got.
      </p>
      <DownloadData />
      <h3 className="mt-8 mb-1 text-title-sm">Delete my account</h3>
      <p className="mb-4 max-w-text text-ink-soft">
        For 30 days you can change your mind. Then your data is erased everywhere, and nobody can
        bring it back.
      </p>
      <DeleteAccount user={user} />
    </>
  );
}
