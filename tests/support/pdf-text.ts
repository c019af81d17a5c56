import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';

export interface ReadPdf {
  /** The words of each page as a reader would copy them, spaces collapsed. */
  pages: string[];
  /** All of them. */
  text: string;
  title: string;
  language: string | null;
  /** The reader's table of contents, all levels, in order. */
  bookmarks: string[];
}

/** Opens a PDF as a visitor's reader would. Throws when it is not one. */
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
