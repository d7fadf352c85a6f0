import { findChromium } from '../scripts/find-chromium.js';

/** How Chromium is started: it measures this program alone, and needs no sandbox of its own. */
export const BROWSER_FLAGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/** The Chromium or Chrome of this system. */
export function browserPath(): string {
  const path = findChromium();
  if (!path) throw new Error('There is no Chromium or Chrome on this system.');
  return path;
}
