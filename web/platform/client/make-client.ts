import { lastingStorage } from '#web/platform/client/browser-storage.ts';
import { type ClientOptions, createShopClient, type ShopClient } from './shop-client.ts';

/** The client of this browser: same-origin `/api`, its session, and what it has proved. */
export const makeClient = (
  given: Pick<ClientOptions, 'inquiryTokens' | 'onUnauthorized'>,
): ShopClient => createShopClient({ storage: lastingStorage(), ...given });
