import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { folder } from '../print.ts';

/** The coach's drawn portrait for emails, whose clients show no SVG or WebP: on paper, also in the dark. */
export async function drawEmailPortrait(): Promise<void> {
  const drawn = readFileSync(join(folder, 'instructor-thea-light.svg'));
  const file = join(import.meta.dirname, '../../../studio/shared/email/portrait.png');
  await sharp(drawn, { density: 72 })
    .resize({ width: 144 })
    .png({ palette: true, colours: 16, compressionLevel: 9, effort: 10 })
    .toFile(file);
  console.log(`portrait for emails: ${(statSync(file).size / 1024).toFixed(1)} KiB`);
}
