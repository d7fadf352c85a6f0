import type { SubmitMemory } from '#web/platform/client/submit-key.ts';
import { tabStorage } from './browser-storage.ts';
import { forgetDraft, readDraft, writeDraft } from './draft-store.ts';

/**
 * Keeps what was sent with which key under `entry`, so that a reload in the middle of a submit finds
 * the key again, and what was sent is taken once.
 */
export const submitMemory = (entry: string, storage = tabStorage): SubmitMemory => ({
  read() {
    const { key, input } = readDraft(entry, storage()) ?? {};
    return typeof key === 'string' && typeof input === 'string' ? { key, input } : null;
  },
  write: (sent) => (sent ? writeDraft(entry, sent, [], storage()) : forgetDraft(entry, storage())),
});
