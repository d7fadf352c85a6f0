import { lastingStorage } from '#web/platform/client/browser-storage.ts';
import { liveTokens } from '#web/platform/client/inquiry-tokens.ts';
import { type Client, createClient } from './client.ts';

/** The client of this browser: same-origin `/api`, its session, and what it has proved. */
export const makeClient = (onUnauthorized: (token: string) => void): Client =>
  createClient({ storage: lastingStorage(), inquiryTokens: liveTokens, onUnauthorized });
