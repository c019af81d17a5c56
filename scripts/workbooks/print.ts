import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pdf } from 'pdf-to-img';
import sharp from 'sharp';
import { createServer } from 'vite';
import { openProcesses } from '#platform/processes/open-processes.ts';
import { createLog } from '#platform/write-log.ts';

/*
 * Prints the sample workbooks into db/sample/workbooks/printed, and the sheets shown on /book into
 * app/pictures/workbooks: `node scripts/workbooks/print.ts`. The output is committed
 * (docs/decisions/060-pdf-documents.md).
 */

interface Printing {
  sampleWorkbooks: readonly typeof import('../../db/sample/workbooks.ts')['sampleWorkbooks'][number][];
  printWorkbook: typeof import('#studio/money/documents/print-workbook.tsx')['printWorkbook'];
}

const picture = { width: 720, quality: 62 };
const folder = 'db/sample/workbooks/printed';
const pictures = 'app/pictures/workbooks';

// Vite resolves the imports of the documents (TSX), as in the server bundle.
const vite = await createServer({
  configFile: false,
  appType: 'custom',
  server: { middlewareMode: true, hmr: false, ws: false },
  logLevel: 'error',
});
const processes = openProcesses({ log: createLog('warn', 'plain') });
const load = async <T>(file: string) => (await vite.ssrLoadModule(file)) as T;
const { sampleWorkbooks } = await load<Pick<Printing, 'sampleWorkbooks'>>('/db/sample/workbooks.ts');
const { printWorkbook } = await load<Pick<Printing, 'printWorkbook'>>(
  '/studio/money/documents/print-workbook.tsx',
);

interface Printed {
  id: string;
  editions: Array<{
    language: 'da' | 'en';
    title: string;
    description: string;
    pages: number;
    bytes: number;
    pdf: string;
    sheets: string[];
  }>;
}

for (const place of [folder, pictures]) {
  rmSync(place, { recursive: true, force: true });
  mkdirSync(place, { recursive: true });
}
const printed: Printed[] = [];
for (const book of sampleWorkbooks) {
  const editions: Printed['editions'] = [];
  for (const language of ['en', 'da'] as const) {
    const name = `${book.id}-${language}`;
    const file = await printWorkbook(processes, book, language);
    writeFileSync(join(folder, `${name}.pdf`), file);
    const document = await pdf(Buffer.from(file), { scale: 2 });
    if (document.length !== book.pages.length) {
      console.error(
        `${name}: ${document.length} sheets of ${book.pages.length} pages: something does not fit`,
      );
      process.exitCode = 1;
    }
    const sheets: string[] = [];
    for (const number of book.shown) {
      const sheet = `${name}-${String(number).padStart(2, '0')}.webp`;
      const page = sharp(await document.getPage(number)).resize({ width: picture.width });
      await page.webp({ quality: picture.quality, effort: 6 }).toFile(join(pictures, sheet));
      sheets.push(sheet);
    }
    editions.push({
      language,
      title: book.title[language],
      description: book.description[language],
      pages: document.length,
      bytes: file.length,
      pdf: `${name}.pdf`,
      sheets,
    });
    console.log(`${name}: ${document.length} pages, ${Math.round(file.length / 1024)} kB`);
  }
  printed.push({ id: book.id, editions });
}
writeFileSync(join(folder, 'printed.json'), `${JSON.stringify(printed, null, 2)}\n`);
await processes.close();
await vite.close();
