/** `Asha Patel` -> `AP`: what stands for somebody without a photo. One letter where there is one name. */
export function initialsOf({
  first_name,
  last_name,
}: {
  first_name: string;
  last_name: string;
}): string {
  const [first = '', last = ''] = [first_name, last_name].map((name) => [...name.trim()][0]);
  return (first + last).toUpperCase();
}
