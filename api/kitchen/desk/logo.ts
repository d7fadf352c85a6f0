import { handlers, ownTransaction } from '#api/platform/http/handler.ts';
import { presentLogo } from '#api/kitchen/logo.ts';
import { changePhoto, type PhotoHolder, uploadPhoto } from '#api/platform/photos/change-photo.ts';
import { adminLogo, type Logo } from '#contract/kitchen/logo.ts';
import { findLogo, LOGO_OF, lockLogo } from '#db/kitchen/logo.ts';

type LogoHolder = PhotoHolder<Awaited<ReturnType<typeof lockLogo>>, { logo: Logo | null }>;

/** The business profile as something that shows a photo. */
const holder = (now: Temporal.Instant): LogoHolder => ({
  table: 'settings',
  resource: 'settings',
  missing: 'not_found',
  lock: (tx) => lockLogo(tx, now),
  present: (row) => ({ logo: presentLogo(row) }),
});

export const adminLogoHandlers = handlers(adminLogo, {
  read: async ({ db }) => ({ logo: presentLogo(await findLogo(db)) }),
  set: ownTransaction((ctx, { body }) =>
    uploadPhoto(ctx, holder(ctx.now), { id: LOGO_OF, file: body.file }),
  ),
  remove: (ctx) => changePhoto(ctx, holder(ctx.now), LOGO_OF, null),
});
