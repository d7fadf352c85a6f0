import { Badge } from '#web/platform/ui/badge.tsx';
import type { Offer } from './offers.ts';

/** Colours that a group may carry (`theme`, edited at the desk); any other is steel. */
const TINTS: Record<string, string> = {
  turmeric: 'bg-turmeric-tint',
  chilli: 'bg-chilli-tint',
  leaf: 'bg-leaf-tint',
};

/** The look of a plan's card: a popular one is held up. */
export const planCardClass = ({ group }: Offer): string =>
  `overflow-hidden rounded-card border bg-card shadow-card ${group.isPopular ? 'border-turmeric ring-4 ring-turmeric/25' : 'border-line'}`;

/** Name, badges and description of a plan, on its group's colour. */
export function PlanHeading({ offer }: { offer: Offer }) {
  const { group } = offer;
  return (
    <div className={`px-6 pt-5 pb-4 ${TINTS[group.theme] ?? 'bg-steel-tint'}`}>
      <div className="flex items-start justify-between gap-3">
        <h3 className="min-w-0 text-title">{group.name}</h3>
        {group.isPopular && (
          <Badge tone="ink" className="mt-1">
            {group.popularBadge ?? 'Popular'}
          </Badge>
        )}
      </div>
      <p className="mt-1.5 leading-snug text-pretty">{group.description}</p>
    </div>
  );
}
