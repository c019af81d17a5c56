import sharp from 'sharp';
import type { MediaTasks } from '#platform/media/media-tasks.ts';

/** Twice the widest that an email shows it. */
const width = 1120;

export async function drawEmailPicture({
  bytes,
  isInColour,
}: MediaTasks['draw-email-picture']['input']): Promise<MediaTasks['draw-email-picture']['output']> {
  const picture = sharp(bytes, { limitInputPixels: 20_000_000 })
    .resize({ width, withoutEnlargement: true })
    .flatten({ background: '#ffffff' });
  const shown = isInColour ? picture : picture.greyscale();
  return shown.jpeg({ quality: 76, mozjpeg: true }).toBuffer();
}
