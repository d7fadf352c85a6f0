import { Camera, Trash2 } from 'lucide-react';
import { useRef, useState } from 'react';
import type { Customer } from '#contract/account/customer.ts';
import { profile } from '#contract/account/profile.ts';
import { errorText } from '#contract/platform/errors/error-text.ts';
import { PHOTO_ERRORS } from '#contract/platform/photos.ts';
import { photoKind } from '#domain/platform/photo-paths.ts';
import { call } from '#web/platform/client/browser-client.ts';
import { useSubmit } from '#web/platform/client/use-submit.ts';
import { Icon } from '#web/platform/pictures/icon.tsx';
import { Button } from '#web/platform/ui/button.tsx';
import { announce } from '#web/platform/ui/live-region.tsx';
import { initialsOf } from './initials.ts';
import { rememberCustomer } from './remember-customer.ts';

/** Pixels of a side: twice what the profile shows, for dense screens. */
const SIDE = 480;

/**
 * The middle of a chosen picture as a small square, upright and without what a phone writes beside
 * the pixels; in base64, as the API takes it.
 * @throws Error in words for the person, when it is no picture that this browser can read
 */
async function shrinkPortrait(file: Blob): Promise<string> {
  const kind = photoKind(new Uint8Array(await file.slice(0, 32).arrayBuffer()));
  if (!kind) throw new Error(errorText(PHOTO_ERRORS, 'photo_unreadable'));
  const picture = await createImageBitmap(file, { imageOrientation: 'from-image' }).catch(() => {
    throw new Error(
      errorText(PHOTO_ERRORS, kind === 'heic' ? 'photo_is_heic' : 'photo_unreadable'),
    );
  });
  const { width, height } = picture;
  const part = Math.min(width, height);
  const side = Math.min(SIDE, part);
  const canvas = Object.assign(document.createElement('canvas'), { width: side, height: side });
  const pen = canvas.getContext('2d');
  if (!pen) throw new Error(errorText(PHOTO_ERRORS, 'photo_unreadable'));
  pen.imageSmoothingQuality = 'high';
  pen.drawImage(picture, (width - part) / 2, (height - part) / 2, part, part, 0, 0, side, side);
  picture.close();
  const dataUrl = canvas.toDataURL('image/jpeg', 0.9);
  return dataUrl.slice(dataUrl.indexOf(',') + 1);
}

/** A photo or the initials of the customer, and the ways to change it. */
export function Portrait({ user }: { user: Customer }) {
  const input = useRef<HTMLInputElement>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const set = useSubmit(async (file: string) => {
    rememberCustomer(await call(profile.setPhoto, { body: { file } }));
    announce('Your photo is shown.');
  });
  const remove = useSubmit(async (_: null) => {
    rememberCustomer(await call(profile.removePhoto, {}));
    announce('Your photo is removed.');
  });

  async function take(file: File | undefined) {
    if (!file) return;
    setProblem(null);
    const taken = await shrinkPortrait(file).catch((caught: Error) => {
      setProblem(caught.message);
      return null;
    });
    if (taken) await set.submit(taken);
  }

  const words = problem ?? set.error?.message ?? remove.error?.message;
  return (
    <div className="flex flex-wrap items-center gap-x-5 gap-y-3">
      <span className="grid size-24 shrink-0 place-items-center overflow-hidden rounded-full bg-turmeric-tint font-heading text-section text-ink">
        {user.profile_photo ? (
          <img src={user.profile_photo} alt="" className="size-full object-cover" />
        ) : (
          <span aria-hidden="true">{initialsOf(user)}</span>
        )}
      </span>
      <div className="min-w-0 grow">
        <p className="font-heading text-title wrap-anywhere">{user.name}</p>
        <p className="wrap-anywhere text-ink-soft">{user.email}</p>
        <div className="no-print mt-2 flex flex-wrap gap-2">
          <input
            ref={input}
            type="file"
            accept="image/*"
            aria-label="A photo of you"
            tabIndex={-1}
            className="sr-only"
            onChange={({ currentTarget }) => {
              void take(currentTarget.files?.[0]);
              currentTarget.value = '';
            }}
          />
          <Button
            kind="quiet"
            size="small"
            busy={set.busy}
            busyText="Saving the photo…"
            onClick={() => input.current?.click()}
          >
            <Icon of={Camera} className="size-4.5" />
            {user.profile_photo ? 'Change photo' : 'Add a photo'}
          </Button>
          {user.profile_photo && (
            <Button
              kind="plain"
              size="small"
              busy={remove.busy}
              busyText="Removing…"
              onClick={() => void remove.submit(null)}
            >
              <Icon of={Trash2} className="size-4.5" />
              Remove photo
            </Button>
          )}
        </div>
        {words && (
          <p role="alert" className="mt-2 text-chilli-ink">
            {words}
          </p>
        )}
      </div>
    </div>
  );
}
