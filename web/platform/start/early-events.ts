type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/** A button that was pressed, or a form that was sent and by which button. */
type EarlyPress = { target: HTMLElement; submitter?: HTMLElement | null };

declare global {
  /** What was done before the program was here; there is none once it has been done again. */
  var earlyEvents:
    | { presses: EarlyPress[]; fields: Map<Control, string | boolean>; stop(): void }
    | undefined;
}

/**
 * Runs in <head>: keeps what somebody presses, sends, types and chooses before the program is here.
 * Links, menus and forms that the browser knows by itself are left to it; a form of the program has
 * the method `dialog`, which outside of a dialog sends nothing anywhere (HTML, form submission).
 */
export const EARLY_EVENTS_SCRIPT = `(()=>{
const presses=[],fields=new Map,on={
click({target}){
const button=target.closest("button");
if(!button||button.type==="submit"||button.popoverTargetElement)return;
presses.push({target:button});
button.dataset.pressed="";
},
submit(event){
const {target,submitter}=event;
if(target.getAttribute("method")!=="dialog")return;
event.preventDefault();
presses.push({target,submitter});
if(submitter)submitter.dataset.pressed="";
},
input({target}){fields.delete(target);fields.set(target,/^(checkbox|radio)$/.test(target.type)?target.checked:target.value)}
};
for(const type in on)addEventListener(type,on[type],true);
globalThis.earlyEvents={presses,fields,stop(){for(const type in on)removeEventListener(type,on[type],true)}};
})();`;

const isTick = (control: Control): control is HTMLInputElement =>
  control.type === 'checkbox' || control.type === 'radio';

function isAsSent(control: Control): boolean {
  if (control instanceof HTMLSelectElement)
    return [...control.options].every((option) => option.selected === option.defaultSelected);
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

/**
 * Does again what was done before the program was here, now that it listens: fields first, and one
 * after the other, as somebody would.
 */
export async function replayEarlyEvents(): Promise<void> {
  const { earlyEvents } = globalThis;
  if (!earlyEvents) return;
  earlyEvents.stop();
  globalThis.earlyEvents = undefined;
  // React draws nothing while it is still in the effect that this is called from.
  await drawn();
  for (const [control, value] of earlyEvents.fields) {
    if (!control.isConnected) continue;
    fillIn(control, value);
    await drawn();
  }
  document.activeElement?.dispatchEvent(new FocusEvent('focusin', { bubbles: true }));
  for (const { target, submitter } of earlyEvents.presses) {
    delete (submitter ?? target).dataset.pressed;
    if (!target.isConnected) continue;
    if (target instanceof HTMLFormElement)
      target.requestSubmit(submitter?.isConnected ? submitter : null);
    else target.click();
    await drawn();
  }
}
