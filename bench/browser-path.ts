import { findChromium } from '../scripts/find-chromium.js';

/** The Chromium or Chrome of this system. */
export function browserPath(): string {
  const path = findChromium();
  if (!path) throw new Error('There is no Chromium or Chrome on this system.');
  return path;
}
