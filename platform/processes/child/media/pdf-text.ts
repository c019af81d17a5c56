import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';
import type { PdfPageText } from '#platform/media/pdf-text.ts';
import { type ChildFiles, wholeFile } from '../child-files.ts';
import { type Fragment, linesOf, pageTexts } from './pdf-lines.ts';

const mostPages = 500;

export async function readText(files: ChildFiles): Promise<PdfPageText[]> {
  const loading = getDocument({ data: await wholeFile(files), verbosity: 0 });
  const pdf = await loading.promise;
  const pages: Fragment[][] = [];
  for (let number = 1; number <= Math.min(pdf.numPages, mostPages); number += 1) {
    const { items } = await (await pdf.getPage(number)).getTextContent();
    pages.push(
      items.flatMap((item) => {
        if (!('str' in item)) return [];
        const [, , , size = 0, x = 0, y = 0] = item.transform as number[];
        return [{ text: item.str, size: Math.abs(size) || item.height, x, y, width: item.width }];
      }),
    );
  }
  await loading.destroy();
  return pageTexts(pages.map(linesOf));
}
