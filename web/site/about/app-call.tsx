import { useBusiness } from '#web/kitchen/business.ts';
import { InstallApp } from '#web/platform/install/install-app.tsx';

/** The site as an app. */
export function AppCall() {
  const name = useBusiness()?.name ?? 'Dabba Kitchen';
  return (
    <section aria-labelledby="app" className="wrap pt-14 sm:pt-20">
      <div className="grid items-center gap-x-12 gap-y-6 sm:grid-cols-[1fr_auto] sm:pe-10">
        <div>
          <h2 id="app" className="text-section">
            Keep us beside your alarm clock
          </h2>
          <p className="mt-3 max-w-text text-lg text-ink-soft">
            Put {name} among your apps: your tiffins one tap away, and the week’s menu to read even
            where there is no connection. It needs no store and next to no space.
          </p>
          <div className="mt-6">
            <InstallApp />
          </div>
        </div>
        <p aria-hidden="true" className="grid justify-items-center gap-2.5 text-sm max-sm:hidden">
          <img
            src="/favicon.svg"
            alt=""
            width={112}
            height={112}
            loading="lazy"
            className="rounded-[1.75rem] shadow-raised"
          />
          {name}
        </p>
      </div>
    </section>
  );
}
