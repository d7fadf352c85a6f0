import sharp from 'sharp';

/** The light theme's paper: on it a logo is seen as it is meant to be, whatever is around. */
const PAPER = '#fbf6ec';

/** For letters and documents, whose readers know no WebP. */
export const toPng = (webp: Buffer): Promise<Buffer> => sharp(webp).png().toBuffer();

/** An icon of the installed app: a square to the edges, the logo in the part that no launcher cuts. */
async function toIcon(webp: Buffer, size: number): Promise<Buffer> {
  const room = Math.round(size * 0.14);
  const inside = size - 2 * room;
  const logo = await sharp(webp)
    .resize(inside, inside, { fit: 'contain', background: '#0000' })
    .toBuffer();
  return sharp({ create: { width: size, height: size, channels: 3, background: PAPER } })
    .composite([{ input: logo, left: room, top: room }])
    .png({ compressionLevel: 9 })
    .toBuffer();
}

/** What a logo is also served as, by the name of the file. */
export const LOGO_FORMS: Record<string, (webp: Buffer) => Promise<Buffer>> = {
  '480.png': toPng,
  'icon-192.png': (webp) => toIcon(webp, 192),
  'icon-512.png': (webp) => toIcon(webp, 512),
};
