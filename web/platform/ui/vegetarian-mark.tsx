/** The mark that Indian food carries: a green dot in a green square. Words beside it say it. */
export function VegetarianMark() {
  return (
    <svg aria-hidden="true" viewBox="0 0 16 16" className="size-3.5">
      <rect
        x="1"
        y="1"
        width="14"
        height="14"
        rx="2"
        fill="none"
        stroke="currentColor"
        strokeWidth="2"
      />
      <circle cx="8" cy="8" r="3.5" fill="currentColor" />
    </svg>
  );
}
