const plain = (text: string) =>
  text
    .normalize('NFD')
    .replace(/\p{Diacritic}/gu, '')
    .toLowerCase();

/**
 * Whether something has every word that was typed: in its text, whatever the case and accents, or,
 * from three digits on, in its phone number.
 */
export function fitsTyped(typed: string, { text, phone }: { text: string; phone: string }) {
  const searched = plain(text);
  const digits = phone.replace(/\D/g, '');
  return plain(typed)
    .split(/\s+/)
    .filter(Boolean)
    .every((word) => {
      const number = word.replace(/\D/g, '');
      return searched.includes(word) || (number.length >= 3 && digits.includes(number));
    });
}
