import { type ComponentType, memo, type ReactElement, useEffect } from 'react';
import { isApiError } from '#contract/platform/api-error.ts';
import { loadModule } from '#web/platform/client/browser-client.ts';
import {
  hasEarlyEvents,
  isFormWaiting,
  replayEarlyEvents,
  waitingFormMark,
} from '#web/platform/start/early-events.ts';
import { createStore, type Store, useStore } from '#web/platform/store.ts';
import { useHydrated } from '#web/platform/ui/browser-fact.ts';
import { LazyBoundary } from '#web/platform/ui/lazy-boundary.tsx';
import { lazyPart } from '#web/platform/ui/lazy-part.tsx';
import { useToast } from '#web/platform/ui/toast.tsx';
import {
  giveBackEarlyFields,
  isWaitingFormSent,
  keepEarlyFields,
  reloadToSend,
} from './reloaded-form.ts';

/** Somebody turns to the page: presses, types, sends, or is led into a field or along it. */
const SIGNS = [
  'pointerdown',
  'keydown',
  'focusin',
  'input',
  'submit',
  'popstate',
  'online',
] as const;

const nextSign = () =>
  new Promise<void>((turnedTo) => {
    const seen = new AbortController();
    seen.signal.addEventListener('abort', () => turnedTo());
    for (const sign of SIGNS)
      addEventListener(sign, () => seen.abort(), { signal: seen.signal, capture: true });
  });

/** Takes the form over where the server has drawn it, and does what was done in it before. */
const takenOver =
  <Props extends object>(Form: ComponentType<Props>) =>
  (props: Props) => {
    const isHere = useHydrated();
    // After the form's own first effects, which may fill it in.
    useEffect(() => {
      if (isHere) void replayEarlyEvents();
    }, [isHere]);
    return (
      <div {...(!isHere && waitingFormMark)}>
        <Form {...props} />
      </div>
    );
  };

const isSame = (before: object, now: object): boolean => {
  const known = new Map<string, unknown>(Object.entries(before));
  return Object.entries(now).every(([name, value]) => Object.is(known.get(name), value));
};

/** Left alone while its form stays the same: what is drawn anew before it is here, React takes away. */
const InItsPlace = memo(
  ({ form }: { form: ReactElement<object> }) => <LazyBoundary lines={12}>{form}</LazyBoundary>,
  (before, now) => isSame(before.form.props, now.form.props),
);

function LateContent({
  form,
  failed,
}: {
  form: ReactElement<object>;
  /** Why it cannot be fetched at the moment. */
  failed: Store<string | null>;
}) {
  const failure = useStore(failed, null);
  const toast = useToast();
  useEffect(() => {
    if (failure) toast({ message: failure });
  }, [failure, toast]);
  return <InItsPlace form={form} />;
}

/**
 * The form of a page that is there to be read first. The server draws it whole; its part of the program,
 * with the library of forms, is fetched when somebody turns to the page, or at once where the form
 * `isBegun` in this browser. Until then React leaves what the server drew in its place, and what is
 * typed, chosen and sent in it waits (web/platform/start/early-events.ts). A page that is opened from
 * another one has it fetched by its `clientLoader`, with `prepare`.
 *
 *     const ContactForm = lateForm(async () => (await import('./contact-form.tsx')).ContactForm, isBegun);
 */
export function lateForm<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  isBegun: () => boolean,
) {
  const failed = createStore<string | null>(null);

  /** Nothing that was typed may go, so that a form which cannot be fetched is asked for again. */
  async function loadWaiting(): Promise<ComponentType<Props>> {
    giveBackEarlyFields();
    addEventListener('pagehide', keepEarlyFields);
    if (!isBegun() && !hasEarlyEvents()) await nextSign();
    for (;;) {
      try {
        const Form = await loadModule(load);
        removeEventListener('pagehide', keepEarlyFields);
        failed.set(null);
        return Form;
      } catch (failure) {
        failed.set(isApiError(failure) ? failure.message : String(failure));
        // Whoever still types is not interrupted.
        if (isWaitingFormSent()) await reloadToSend();
        await nextSign();
      }
    }
  }

  const Part = lazyPart(async () => takenOver(await (isFormWaiting() ? loadWaiting() : load())));
  const ignore = () => {};
  return Object.assign(
    (props: Props) => <LateContent form={<Part {...props} />} failed={failed} />,
    {
      /** Fetches the form ahead; where that fails, its place says so. */
      prepare: () => Part.prepare().then(ignore, ignore),
    },
  );
}
