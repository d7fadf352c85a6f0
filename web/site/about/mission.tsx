import { Check } from 'lucide-react';
import { Icon } from '#web/platform/ui/icon.tsx';

/** What the kitchen promises, one line each; nothing while it promises nothing. */
export function Mission({ promises }: { promises: readonly string[] }) {
  if (promises.length === 0) return null;
  return (
    <section aria-labelledby="mission" className="border-y border-line bg-sunken py-14 sm:py-20">
      <div className="wrap grid gap-x-14 gap-y-7 lg:grid-cols-[1fr_1.8fr]">
        <h2 id="mission" className="text-section">
          What we hold ourselves to
        </h2>
        <ul className="grid gap-x-10 gap-y-5 sm:grid-cols-2">
          {promises.map((promise) => (
            <li key={promise} className="flex gap-3.5">
              <span className="grid size-8 shrink-0 place-items-center rounded-full bg-leaf-tint text-leaf-ink">
                <Icon of={Check} className="size-4.5" />
              </span>
              <span className="pt-0.5">{promise}</span>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
