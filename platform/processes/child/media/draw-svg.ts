import sharp from 'sharp';
import type { MediaTasks } from '#platform/media/media-tasks.ts';

/** Loaded faces stay known to the process, for SVG as well. */
const loaded = new Set<string>();

async function loadFace({ family, file }: { family: string; file: string }): Promise<void> {
  if (loaded.has(file)) return;
  await sharp({ text: { text: 'a', font: family, fontfile: file } })
    .raw()
    .toBuffer();
  loaded.add(file);
}

export async function drawSvg({
  svg,
  faces,
  photograph,
}: MediaTasks['draw-svg']['input']): Promise<Uint8Array> {
  for (const face of faces) await loadFace(face);
  const drawing = sharp(Buffer.from(svg));
  if (photograph) {
    const { bytes, left, top, width, height, isGrey } = photograph;
    const input = await sharp(bytes)
      .resize({ width, height, fit: 'cover', position: 'attention' })
      .flatten({ background: '#ffffff' })
      .greyscale(isGrey)
      .png({ compressionLevel: 1 })
      .toBuffer();
    drawing.composite([{ input, left, top }]);
  }
  return drawing.jpeg({ quality: 86, chromaSubsampling: '4:4:4', mozjpeg: true }).toBuffer();
}
