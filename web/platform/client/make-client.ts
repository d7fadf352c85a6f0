import { lastingStorage } from '#web/platform/client/browser-storage.ts';
import { liveTokens } from '#web/platform/client/inquiry-tokens.ts';
import { createShopClient, type ShopClient } from './shop-client.ts';

/** The client of this browser: same-origin `/api`, its session, and what it has proved. */
export const makeClient = (onUnauthorized: (token: string) => void): ShopClient =>
  createShopClient({ storage: lastingStorage(), inquiryTokens: liveTokens, onUnauthorized });
