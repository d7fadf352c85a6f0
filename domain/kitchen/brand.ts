/** How large a picture of this shape is when it fills a box as far as it goes; in whole pixels. */
export function fitInto(
  { width, height }: { width: number; height: number },
  box: { width: number; height: number },
): { width: number; height: number } {
  const scale = Math.min(box.width / width, box.height / height);
  return { width: Math.round(width * scale), height: Math.round(height * scale) };
}

/** The name as it stands before its dot: one that ends with a dot has it already. */
export const nameBeforeDot = (name: string): string => name.replace(/\.$/, '');
