/** What SMS carries in seven bits a character, and what costs two of them (3GPP TS 23.038, 6.2.1). */
const BASIC = new Set(
  '@£$¥èéùìòÇ\nØø\rÅåΔ_ΦΓΛΩΠΨΣΘΞÆæßÉ !"#¤%&\'()*+,-./0123456789:;<=>?¡ABCDEFGHIJKLMNOPQRSTUVWXYZÄÖÑÜ§¿abcdefghijklmnopqrstuvwxyzäöñüà',
);
const EXTENDED = new Set('^{}\\[~]|€');

/** What typesetting has and SMS has not, and what stands for it there. */
const PLAIN: Readonly<Record<string, string>> = {
  '‘': "'",
  '’': "'",
  '“': '"',
  '”': '"',
  '–': '-',
  '—': '-',
  '…': '...',
  '·': '-',
  '×': 'x',
  '\u00a0': ' ',
  '½': '1/2',
};

/**
 * A text as a phone takes it cheaply: one odd apostrophe would make every part of it half as long.
 * Letters of other scripts stay as they are.
 */
export const plainForSms = (text: string): string =>
  text.replace(/[‘’“”–—…·×\u00a0½]/g, (sign) => PLAIN[sign] ?? sign).trim();

/**
 * How many parts of an SMS a text takes, each of which is paid for: 160 characters, or 153 where there
 * are several; 70 and 67 with any sign that is not in the seven-bit alphabet (3GPP TS 23.040, 9.2.3.24).
 */
export function countSegments(text: string): number {
  const signs = [...text];
  const isPlain = signs.every((sign) => BASIC.has(sign) || EXTENDED.has(sign));
  const length = isPlain
    ? signs.reduce((sum, sign) => sum + (EXTENDED.has(sign) ? 2 : 1), 0)
    : text.length;
  const [alone, together] = isPlain ? [160, 153] : [70, 67];
  return length <= alone ? 1 : Math.ceil(length / together);
}
