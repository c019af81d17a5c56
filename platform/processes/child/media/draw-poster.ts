import sharp from 'sharp';
import type { MediaTasks } from '#platform/media/media-tasks.ts';

/** Re-encodes the picture, which drops any other content of the file. */
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
