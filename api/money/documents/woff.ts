import { inflateSync } from 'node:zlib';

const HEADER = 44;
const ENTRY = 20;
const aligned = (length: number): number => (length + 3) & ~3;

/**
 * A WOFF file as the font that is packed in it (W3C WOFF 1.0, 3 to 5). fontkit would unpack a table
 * again for every glyph that it reads.
 */
export function unpackWoff(woff: Buffer): Buffer {
  if (woff.toString('latin1', 0, 4) !== 'wOFF') throw new Error('not a WOFF file');
  const count = woff.readUInt16BE(12);
  const tables = Array.from({ length: count }, (_, place) => {
    const entry = woff.subarray(HEADER + place * ENTRY, HEADER + (place + 1) * ENTRY);
    const [offset, packed, length] = [4, 8, 12].map((at) => entry.readUInt32BE(at)) as [
      number,
      number,
      number,
    ];
    const bytes = woff.subarray(offset, offset + packed);
    return { entry, length, bytes: packed < length ? inflateSync(bytes) : bytes };
  });
  const directory = 12 + count * 16;
  const whole = tables.reduce((sum, { length }) => sum + aligned(length), directory);
  const font = Buffer.alloc(whole);
  woff.copy(font, 0, 4, 8);
  const power = 2 ** Math.floor(Math.log2(count));
  font.writeUInt16BE(count, 4);
  font.writeUInt16BE(power * 16, 6);
  font.writeUInt16BE(Math.log2(power), 8);
  font.writeUInt16BE(count * 16 - power * 16, 10);
  let at = directory;
  tables.forEach(({ entry, length, bytes }, place) => {
    const record = 12 + place * 16;
    entry.copy(font, record, 0, 4);
    entry.copy(font, record + 4, 16, 20);
    font.writeUInt32BE(at, record + 8);
    font.writeUInt32BE(length, record + 12);
    bytes.copy(font, at);
    at += aligned(length);
  });
  return font;
}
