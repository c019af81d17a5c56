import sharp from 'sharp';

/** Pixels; engravings are re-rendered at twice their width to stay sharp in print. */
const printWidth = 1600;

/** More than sixteen, so that a pixel is one byte: the library misreads the transparency of packed PNGs. */
const shades = 24;

export async function preparePrint(file: Uint8Array): Promise<string> {
  const png = await sharp(file)
    .resize({ width: printWidth, kernel: 'lanczos3' })
    .png({ palette: true, colours: shades, compressionLevel: 9, effort: 4 })
    .toBuffer();
  return `data:image/png;base64,${png.toString('base64')}`;
}
