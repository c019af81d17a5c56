import layoutDocument, { type DocumentNode, type SafeDocumentNode } from '@react-pdf/layout';
import renderDocument from '@react-pdf/render';
import PDFDocument from 'pdfkit';
import type { MediaTasks } from '#platform/media/media-tasks.ts';
import { DocumentFonts } from './document-fonts.ts';
import { drawGlyphs } from './draw-glyphs.ts';
import { type LayoutNode, layoutNode } from './layout-node.ts';
import type { Cluster } from './shape-text.ts';
import { tagDocument } from './tag-document.ts';

export async function printDocument({
  document,
  faces,
}: MediaTasks['print-document']['input']): Promise<Uint8Array> {
  if (typeof document === 'string') throw new Error('a document is no text');
  const fonts = new DocumentFonts(faces);
  const laidOut = await layOut(layoutNode(document, fonts), fonts);
  const pdf = new PrintedDocument(document.props);
  const bytes = bytesOf(pdf);
  renderDocument(
    pdf as unknown as Parameters<typeof renderDocument>[0],
    tagDocument(laidOut, pdf) as unknown as SafeDocumentNode,
  );
  if (pdf.failure) throw pdf.failure;
  return bytes;
}

/** The types of the library omit the fonts. */
const layOut = layoutDocument as unknown as (
  document: LayoutNode | DocumentNode,
  fonts: DocumentFonts,
) => Promise<LayoutNode>;

class PrintedDocument extends PDFDocument {
  constructor(props: Record<string, unknown>) {
    const { title, author, subject, creator, producer, language } = props;
    const about = { Title: title, Author: author, Subject: subject, Creator: creator, Producer: producer };
    super({
      pdfVersion: '1.7',
      tagged: true,
      lang: language,
      displayTitle: true,
      autoFirstPage: false,
      font: null,
      info: Object.fromEntries(Object.entries(about).filter(([, value]) => value !== undefined)),
    });
    if (props.pageMode === 'useOutlines') this._root.data.PageMode = 'UseOutlines';
  }

  failure: unknown;

  /** Called by the renderer for each run; it would go on without a run that throws. */
  glyphs(glyphs: readonly Cluster[], positions: readonly { xAdvance: number }[]): void {
    try {
      drawGlyphs(this, glyphs, positions);
    } catch (error) {
      this.failure ??= error;
    }
  }
}

function bytesOf(pdf: PDFDocument): Promise<Uint8Array> {
  const chunks: Uint8Array[] = [];
  return new Promise((resolve, reject) => {
    pdf.on('data', (chunk) => chunks.push(chunk));
    pdf.on('end', () => resolve(new Uint8Array(Buffer.concat(chunks))));
    pdf.on('error', reject);
  });
}
