import type { PhotoHolder } from '#api/platform/photos/change-photo.ts';
import type { AdminSnack } from '#contract/snacks/desk/catalogue.ts';
import { lockSnack } from '#db/snacks/desk-snacks.ts';
import type { SnackRow } from '#db/snacks/catalogue.ts';
import { dayOf } from '#domain/platform/days.ts';
import { presentSnackAtDesk } from './present.ts';

/** Snacks as things that show a photo. */
export function snackPhotos(now: Temporal.Instant): PhotoHolder<SnackRow, AdminSnack> {
  const today = dayOf(now);
  return {
    table: 'snacks',
    resource: 'snacks',
    missing: 'snack_not_found',
    lock: (tx, id) => lockSnack(tx, id, today),
    present: (row) => presentSnackAtDesk(row, today),
  };
}
