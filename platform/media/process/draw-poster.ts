import sharp from 'sharp';
import type { MediaTasks } from '../media.ts';

/** Drawn anew: whatever else was in the file is gone. */
export async function drawPoster({
  bytes,
  width,
  height,
}: MediaTasks['draw-poster']['input']): Promise<Uint8Array | null> {
  const drawing = sharp(bytes, { limitInputPixels: 20_000_000 }).resize({ width, height, fit: 'cover' });
  return drawing
    .webp({ quality: 70 })
    .toBuffer()
    .catch(() => null);
}
