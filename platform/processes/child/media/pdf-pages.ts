import { pdf } from 'pdf-to-img';
import sharp from 'sharp';
import type { MediaTasks } from '#platform/media/media-tasks.ts';
import { type ChildFiles, wholeFile } from '../child-files.ts';

export async function countPages(files: ChildFiles): Promise<number> {
  const document = await pdf(Buffer.from(await wholeFile(files)));
  if (document.length < 1) throw new Error('the PDF has no page');
  return document.length;
}

export async function drawPages(
  { mostPages, width, quality }: MediaTasks['draw-pdf-pages']['input'],
  files: ChildFiles,
): Promise<MediaTasks['draw-pdf-pages']['output']> {
  const document = await pdf(Buffer.from(await wholeFile(files)), { scale: 2 });
  const pages: MediaTasks['draw-pdf-pages']['output'] = [];
  for (const page of spread(document.length, mostPages)) {
    const picture = await sharp(await document.getPage(page))
      .resize({ width })
      .flatten({ background: '#ffffff' })
      .webp({ quality, effort: 6 })
      .toBuffer();
    pages.push({ page, picture });
  }
  return pages;
}

export function spread(pages: number, most: number): number[] {
  const count = Math.min(pages, most);
  return Array.from({ length: count }, (_, at) => 1 + Math.floor((at * pages) / count));
}
