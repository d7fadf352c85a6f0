/** How large a picture of this shape is when it fills a box as far as it goes; in whole pixels. */
export function fitInto(
  { width, height }: { width: number; height: number },
  box: { width: number; height: number },
): { width: number; height: number } {
  const scale = Math.min(box.width / width, box.height / height);
  return { width: Math.round(width * scale), height: Math.round(height * scale) };
}

/** What a logo fills in the header of the shop: narrow enough for what stands beside it on a phone. */
export const HEADER_LOGO = { width: 120, height: 48 };

/** The name as it stands before its dot: one that ends with a dot has it already. */
export const nameBeforeDot = (name: string): string => name.replace(/\.$/, '');
