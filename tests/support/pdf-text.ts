import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';

export interface ReadPdf {
  pages: string[];
  text: string;
  title: string;
  language: string | null;
  bookmarks: string[];
}

/** Opens a PDF with an independent reader. Throws when it is not one. */
export async function readPdf(bytes: Uint8Array | ArrayBuffer): Promise<ReadPdf> {
  const loading = getDocument({ data: new Uint8Array(bytes).slice(), verbosity: 0 });
  const pdf = await loading.promise;
  const pages: string[] = [];
  for (let number = 1; number <= pdf.numPages; number += 1) {
    const { items } = await (await pdf.getPage(number)).getTextContent();
    const words = items.map((item) => ('str' in item ? `${item.str}${item.hasEOL ? ' ' : ''}` : ''));
    pages.push(words.join('').replace(/\s+/g, ' ').trim());
  }
  const { info } = await pdf.getMetadata();
  const facts = info as { Title?: string; Language?: string | null };
  const outline = (await pdf.getOutline()) ?? [];
  await loading.destroy();
  return {
    pages,
    text: pages.join(' '),
    title: facts.Title ?? '',
    language: facts.Language ?? null,
    bookmarks: outline.flatMap(titlesOf),
  };
}

interface Entry {
  title: string;
  items: Entry[];
}

function titlesOf(entry: Entry): string[] {
  return [entry.title, ...entry.items.flatMap(titlesOf)];
}
