import type { Block } from '../blocks.ts';
import { blockOf, type ContentDocument } from '../document.ts';
import type { StudioIdentity } from '../identity.ts';
import { PdfPage, pageSize, textWidth, wrapText, writePdf } from './pdf-page.ts';

const margin = 56;
const width = pageSize.width - 2 * margin;
const lowest = pageSize.height - margin;

export interface SheetInput {
  document: ContentDocument;
  identity: StudioIdentity;
  /** 'from DKK 1,950', one per currency. */
  prices: readonly string[];
}

/** The programme of a course as a printed sheet: the same words as its page, with today's prices. */
export function programmeSheet({ document, identity, prices }: SheetInput): Uint8Array<ArrayBuffer> {
  const pages = [new PdfPage()];
  let y = margin;
  const room = (height: number) => {
    if (y + height <= lowest) return;
    pages.push(new PdfPage());
    y = margin;
  };
  const page = () => pages.at(-1)!;
  const lines = (text: string, font: 'text' | 'title', size: number, leading: number, indent = 0) => {
    for (const line of wrapText(text, font, size, width - indent)) {
      room(leading);
      y += leading;
      page().text(line, margin + indent, y, font, size);
    }
  };
  const heading = (text: string | undefined) => {
    if (!text) return;
    room(60);
    y += 18;
    lines(text, 'title', 15, 18);
    y += 6;
    page().line(margin, y, margin + width, 1.2);
    y += 4;
  };
  const row = (label: string, value: string) => {
    room(20);
    y += 18;
    page().text(label, margin, y, 'text', 10.5);
    page().text(value, margin + width - textWidth(value, 'text', 10.5), y, 'text', 10.5);
  };

  page().text(identity.studioName, margin, y, 'text', 10);
  for (let line = 0; line < 5; line += 1) page().line(0, 92 + line * 11, pageSize.width, 0.5);
  const title = blockOf(document, 'headline')?.text ?? identity.studioName;
  page().text(title, margin, 128, 'title', 40);
  y = 158;
  for (const block of document.blocks) draw(block);
  if (prices.length > 0) {
    y += 10;
    for (const price of prices) row('', price);
  }
  y += 14;
  for (const line of [...identity.addressLines, identity.phone, identity.email].filter(Boolean)) {
    lines(line, 'text', 9, 12);
  }
  return writePdf(pages, `${title}, ${identity.studioName}`);

  function draw(block: Block): void {
    if (block.type === 'lead') lines(block.text, 'text', 13, 19);
    if (block.type === 'list') {
      heading(block.heading);
      for (const item of block.items) {
        y += 3;
        room(16);
        page().text('•', margin, y + 15, 'text', 10.5);
        lines(item, 'text', 10.5, 15, 14);
      }
    }
    if (block.type === 'prose') {
      heading(block.heading);
      for (const paragraph of block.paragraphs) {
        lines(paragraph, 'text', 10.5, 15);
        y += 6;
      }
    }
    if (block.type === 'facts') {
      heading(block.heading);
      for (const fact of block.rows) row(fact.label, fact.value);
    }
  }
}
