import type { User } from '#contract/account/accounts.ts';
import { DeleteAccount } from './delete-account.tsx';
import { DownloadData } from './download-data.tsx';

/** What one can do about one's data: have it, or have it deleted. */
export function YourData({ user }: { user: User }) {
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
