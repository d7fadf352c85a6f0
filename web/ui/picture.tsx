/**
 * A drawing from art/, an SVG string that names itself (`label` of the drawing function) or is
 * hidden from screen readers. It fills the width that `className` gives it.
 */
export function Picture({ svg, className = '' }: { svg: string; className?: string }) {
  return (
    <span
      className={`block [&>svg]:block [&>svg]:h-auto [&>svg]:w-full ${className}`}
      // biome-ignore lint/security/noDangerouslySetInnerHtml: drawn by our own art/, which escapes names
      dangerouslySetInnerHTML={{ __html: svg }}
    />
  );
}
