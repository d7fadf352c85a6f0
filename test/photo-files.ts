import sharp from 'sharp';

type Format = 'jpeg' | 'png' | 'webp' | 'avif' | 'gif' | 'tiff';

/**
 * A picture file whose left half is red and whose right half is blue. Pixels; every `seed` gives
 * other bytes.
 */
export async function photoFile({
  width = 120,
  height = 80,
  format = 'jpeg' as Format,
  seed = 0,
} = {}): Promise<Buffer> {
  const half = Math.max(1, Math.floor(width / 2));
  const blue = { r: 0, g: 0, b: 255 - (seed % 200) };
  return sharp({ create: { width, height, channels: 3, background: '#f00' } })
    .composite([
      {
        input: { create: { width: half, height, channels: 3, background: blue } },
        left: width - half,
        top: 0,
      },
    ])
    .toFormat(format)
    .toBuffer();
}

/**
 * The same as a phone writes it that was held upright: stored lying on its side, with a note to turn
 * it a quarter to the right, and with the place where it was taken.
 */
export async function phonePhoto(options: Parameters<typeof photoFile>[0] = {}): Promise<Buffer> {
  return sharp(await photoFile(options))
    .withExif({
      IFD0: { Make: 'Telephone' },
      IFD3: {
        GPSLatitudeRef: 'N',
        GPSLatitude: '43/1 53/1 4920/100',
        GPSLongitudeRef: 'W',
        GPSLongitude: '78/1 51/1 3960/100',
      },
    })
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer();
}
