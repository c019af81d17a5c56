import sharp from 'sharp';

/** Pixels across: the engravings are drawn again at twice their width, so that their lines stay sharp on paper. */
const printWidth = 1600;

/** More than sixteen, so that a pixel is a byte: the library misreads the transparency of a PNG whose pixels share one. */
const shades = 24;

/** A print of ours (WebP, one ink on nothing) as a PNG data address, in few shades, which keeps the file small. */
export async function preparePrint(file: Uint8Array): Promise<string> {
  const png = await sharp(file)
    .resize({ width: printWidth, kernel: 'lanczos3' })
    .png({ palette: true, colours: shades, compressionLevel: 9, effort: 4 })
    .toBuffer();
  return `data:image/png;base64,${png.toString('base64')}`;
}
