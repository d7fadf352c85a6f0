import {
  type ComponentType,
  createContext,
  type ReactNode,
  use,
  useContext,
  useEffect,
} from 'react';
import { loadModule } from '#web/platform/client/browser-client.ts';
import { createStore, type Store, useStore } from '#web/platform/store.ts';

/** A part that could not be fetched, and how to ask for it again; rejects where that fails, too. */
export type NotLoaded = { failure: unknown; retry: () => Promise<unknown> };

/** Says so where the part would stand; lazy-boundary.tsx has the words. */
export const NotLoadedContext = createContext<(notLoaded: NotLoaded) => ReactNode>(() => null);

function InItsPlace({ onLeft, ...notLoaded }: NotLoaded & { onLeft: () => void }) {
  const say = useContext(NotLoadedContext);
  useEffect(() => onLeft, [onLeft]);
  return say(notLoaded);
}

/** A component as far as it is here. */
type LazyComponent<Props> = {
  component: Pick<Store<ComponentType<Props> | null>, 'get' | 'subscribe'>;
  /** What its first show comes to: the component, or why it is not here. */
  show: () => Promise<ComponentType<Props>>;
};

function LazyContent<Props extends object>({
  of,
  props,
}: {
  of: LazyComponent<Props>;
  props: Props;
}) {
  const here = useStore(of.component, of.component.get());
  const Shown = here ?? use(of.show());
  return <Shown {...props} />;
}

/**
 * A component that is fetched when it is first shown, as by React's `lazy`; that one keeps a failure
 * for ever, this one can be asked for again. It stands in a `LazyBoundary` or a `LazyDialog`. `prepare`
 * fetches it ahead, so that it is there at once; rejects with `ApiError` where it cannot be had.
 *
 *     const EditProfile = lazyPart(async () => (await import('./edit-profile.tsx')).EditProfile);
 */
export function lazyPart<Props extends object>(load: () => Promise<ComponentType<Props>>) {
  const component = createStore<ComponentType<Props> | null>(null);
  let loading: Promise<ComponentType<Props>> | null = null;
  let shown: Promise<ComponentType<Props>> | null = null;

  function prepare(): Promise<ComponentType<Props>> {
    loading ??= loadModule(load).then(
      (loaded) => {
        component.set(loaded);
        return loaded;
      },
      (failure) => {
        loading = null;
        throw failure;
      },
    );
    return loading;
  }

  /** Whoever shows it anew after a failure has it tried anew. */
  const forget = () => {
    shown = null;
  };

  function show(): Promise<ComponentType<Props>> {
    shown ??= prepare().catch(
      (failure): ComponentType<Props> =>
        () => <InItsPlace failure={failure} retry={prepare} onLeft={forget} />,
    );
    return shown;
  }

  const part = { component, show };
  return Object.assign((props: Props) => <LazyContent of={part} props={props} />, { prepare });
}
