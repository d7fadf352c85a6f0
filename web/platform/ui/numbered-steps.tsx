/** What happens one after the other, side by side on a wide screen: each a title and its words. */
export function NumberedSteps({ steps }: { steps: readonly (readonly [string, string])[] }) {
  return (
    <ol className="mt-8 grid gap-x-8 gap-y-7 sm:grid-cols-2 lg:grid-cols-4">
      {steps.map(([title, words], step) => (
        <li key={title} className="flex gap-4 sm:block">
          <span
            aria-hidden="true"
            className="grid size-12 shrink-0 place-items-center rounded-full bg-turmeric-tint font-heading text-title-sm text-turmeric-ink"
          >
            {step + 1}
          </span>
          <div>
            <h3 className="text-title-sm sm:mt-4">{title}</h3>
            <p className="mt-1.5 text-ink-soft">{words}</p>
          </div>
        </li>
      ))}
    </ol>
  );
}
