import type { SnapshotContext } from '#api/platform/http/handler.ts';

/** How one can sign in besides with a password: with Google where the kitchen has set it up. */
export function readSignInWays({ env: { google } }: Pick<SnapshotContext, 'env'>) {
  if (!google) return { google: null };
  const { clientId, authorizationUrl } = google;
  return { google: { clientId, authorizationUrl } };
}
