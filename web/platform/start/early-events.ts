export type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/** A button that was pressed, or a form that was sent and by which button. */
type EarlyPress = { target: HTMLElement; submitter?: HTMLElement | null };

type EarlyEvents = {
  presses: EarlyPress[];
  fields: Map<Control, string | boolean>;
  /** What is done elsewhere is not kept: a selector. */
  within: string;
  stop(): void;
};

declare global {
  /** What was done before the program was here; there is none once it has been done again. */
  var earlyEvents: EarlyEvents | undefined;
}

/**
 * Runs in <head>: keeps what somebody presses, sends, types and chooses before the program is here.
 * Links, menus and forms that the browser knows by itself are left to it; a form of the program has
 * the method `dialog`, which outside of a dialog sends nothing anywhere (HTML, form submission). A way
 * to another place on the page is kept, too, while a form waits: the router would draw the page anew,
 * and React takes away what it has not taken over yet. It leads there at once all the same.
 */
export const EARLY_EVENTS_SCRIPT = `(()=>{
const presses=[],fields=new Map,isEarly=target=>target.closest(globalThis.earlyEvents.within),on={
click(event){
const {target}=event,link=target.closest("a[href*='#']");
if(link&&globalThis.earlyEvents.within!=="html"&&link.pathname===location.pathname){
event.preventDefault();
event.stopImmediatePropagation();
presses.push({target:link});
const place=document.getElementById(link.hash.slice(1));
place?.scrollIntoView();
place?.focus();
return;
}
const button=target.closest("button");
if(!button||button.type==="submit"||button.popoverTargetElement||!isEarly(button))return;
presses.push({target:button});
button.dataset.pressed="";
},
submit(event){
const {target,submitter}=event;
if(target.getAttribute("method")!=="dialog"||!isEarly(target))return;
event.preventDefault();
presses.push({target,submitter});
if(submitter)submitter.dataset.pressed="";
},
input({target}){if(!isEarly(target))return;fields.delete(target);fields.set(target,/^(checkbox|radio)$/.test(target.type)?target.checked:target.value)}
};
for(const type in on)addEventListener(type,on[type],true);
globalThis.earlyEvents={presses,fields,within:"html",stop(){for(const type in on)removeEventListener(type,on[type],true)}};
})();`;

const isTick = (control: Control): control is HTMLInputElement =>
  control.type === 'checkbox' || control.type === 'radio';

function isAsSent(control: Control): boolean {
  if (control instanceof HTMLSelectElement) {
    const sent = [...control.options].findIndex(({ defaultSelected }) => defaultSelected);
    // Of one that names none the browser chooses the first.
    return control.selectedIndex === Math.max(sent, 0);
  }
  if (isTick(control)) return control.checked === control.defaultChecked;
  return control.value === control.defaultValue;
}

/**
 * Notes the fields that are not as the server sent them, whoever filled them in: a browser does so
 * after a reload without an event. To be called before React takes the page over.
 */
export function recordFilledFields(): void {
  for (const control of document.querySelectorAll<Control>('input, textarea, select')) {
    if (isAsSent(control)) continue;
    globalThis.earlyEvents?.fields.set(control, isTick(control) ? control.checked : control.value);
  }
}

/** Fills a field in as its reader has, so that React hears of it although it may show that already. */
function fillIn(control: Control, value: string | boolean): void {
  // One of several is left by choosing another.
  if (control.type === 'radio' && !value) return;
  if (isTick(control)) {
    control.checked = !value;
    control.click();
    return;
  }
  control.value = '';
  // Past React's own setter, which would take the value for one that it has set itself.
  const { set } = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(control), 'value') ?? {};
  set?.call(control, value);
  const type = control instanceof HTMLSelectElement ? 'change' : 'input';
  control.dispatchEvent(new Event(type, { bubbles: true }));
}

/** What is done now has been drawn: the next thing that is done builds on it. */
const drawn = () => Promise.resolve();

/** What a form stands in that the server has drawn and that waits for its own part of the program. */
export const waitingFormMark = { 'data-waiting-form': '' } as const;

export const WAITING_FORM = '[data-waiting-form]';

/** Whether such a form is on the page; none is on the server. */
export const isFormWaiting = (): boolean =>
  typeof document !== 'undefined' && document.querySelector(WAITING_FORM) !== null;

/** Whether somebody has begun with it. */
export const hasEarlyEvents = (): boolean => {
  const { presses, fields } = globalThis.earlyEvents ?? { presses: [], fields: new Map() };
  return [...fields.keys(), ...presses.map(({ target }) => target), document.activeElement].some(
    (element) => element?.closest(WAITING_FORM),
  );
};

/** Takes out what can be done again by now: what is in a form that still waits stays. */
function takeReady({ presses, fields }: EarlyEvents) {
  const isReady = (element: Element) => !element.closest(WAITING_FORM);
  const taken = {
    fields: [...fields].filter(([control]) => isReady(control)),
    presses: presses.filter(({ target }) => isReady(target)),
  };
  for (const [control] of taken.fields) fields.delete(control);
  presses.splice(0, Infinity, ...presses.filter(({ target }) => !isReady(target)));
  return taken;
}

/** Who went to another place on the page, and has turned to a field since, stays there. */
const isOver = (target: HTMLElement): boolean =>
  target instanceof HTMLAnchorElement &&
  document.activeElement?.matches('input, textarea, select') === true;

/**
 * Does again what was done before the program is here, now that it listens: fields first, and one
 * after the other, as somebody would. To be called again when a form that waited has its own part.
 */
export async function replayEarlyEvents(): Promise<void> {
  const { earlyEvents } = globalThis;
  if (!earlyEvents) return;
  const { fields, presses } = takeReady(earlyEvents);
  if (isFormWaiting()) earlyEvents.within = WAITING_FORM;
  else {
    earlyEvents.stop();
    globalThis.earlyEvents = undefined;
  }
  // React draws nothing while it is still in the effect that this is called from.
  await drawn();
  for (const [control, value] of fields) {
    if (!control.isConnected) continue;
    fillIn(control, value);
    await drawn();
  }
  const focused = document.activeElement;
  if (focused !== document.body)
    focused?.dispatchEvent(new FocusEvent('focusin', { bubbles: true }));
  for (const { target, submitter } of presses) {
    delete (submitter ?? target).dataset.pressed;
    if (!target.isConnected || isOver(target)) continue;
    if (target instanceof HTMLFormElement)
      target.requestSubmit(submitter?.isConnected ? submitter : null);
    else target.click();
    await drawn();
  }
}
