import { reloadForLostPart } from '#web/platform/client/browser-client.ts';
import { tabStorage } from '#web/platform/client/browser-storage.ts';
import { createStoredList } from '#web/platform/client/stored-list.ts';
import { type Control, WAITING_FORM } from '#web/platform/start/early-events.ts';

// A page may be loaded anew before its form is here, or so that it can be sent at all. What a form holds
// that is here already is a draft (web/account/session/drafts.ts).

type KeptField = [key: string, value: string | boolean];

const isKeptField = (stored: unknown): stored is KeptField =>
  Array.isArray(stored) && stored.length === 2;

const keptFields = () => createStoredList(tabStorage(), 'draft:waiting-form', isKeptField);

/** Boxes and buttons of one name differ by what they stand for. */
const keyOf = ({ name, type, value }: Control): string =>
  [location.pathname, name, /^(checkbox|radio)$/.test(type) && value].join('\n');

/** Keeps what was typed into a form that waits for its part, for this page in this tab; no passwords. */
export function keepEarlyFields(): void {
  const fields = [...(globalThis.earlyEvents?.fields ?? [])]
    .filter(([control]) => control.closest(WAITING_FORM) && control.type !== 'password')
    .map(([control, value]): KeptField => [keyOf(control), value]);
  keptFields().change(() => fields);
}

/** Gives it back after a reload, as if it had been typed into the new page. */
export function giveBackEarlyFields(): void {
  const stored = keptFields();
  const kept = new Map(stored.get());
  stored.change(() => []);
  for (const control of document.querySelectorAll<Control>(`${WAITING_FORM} [name]`)) {
    const value = kept.get(keyOf(control));
    if (value === undefined) continue;
    if (typeof value === 'string') control.value = value;
    else (control as HTMLInputElement).checked = value;
    globalThis.earlyEvents?.fields.set(control, value);
  }
}

/** Whether somebody has sent a form that waits. */
export const isWaitingFormSent = (): boolean =>
  globalThis.earlyEvents?.presses.some(
    ({ target }) => target instanceof HTMLFormElement && target.closest(WAITING_FORM),
  ) === true;

const sentInVain = () =>
  createStoredList(tabStorage(), 'sent-in-vain', (stored): stored is true => stored === true);

/** Loads the page anew where a form cannot be sent since it lacks a part of the program. */
export const reloadToSend = (): Promise<boolean> =>
  reloadForLostPart(() => sentInVain().change(() => [true]));

/** Whether the page was loaded anew for that; says so once. */
export function wasReloadedToSend(): boolean {
  const stored = sentInVain();
  const wasReloaded = stored.get().length > 0;
  stored.change(() => []);
  return wasReloaded;
}
