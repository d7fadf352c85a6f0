import type { PublicBusiness } from '#contract/kitchen/kitchen.ts';

/** Asks the owner to have a legal text checked; gone once the desk says that somebody has. */
export function LawyerNote({ business }: { business: PublicBusiness | null }) {
  if (business?.policiesChecked !== false) return null;
  return (
    <p className="mt-8! rounded-card border border-line bg-sunken px-5 py-4 text-sm">
      This text is a sample. The owner of this kitchen must have it checked by somebody who knows
      the law before relying on it.
    </p>
  );
}
