import type { RouterContextProvider } from 'react-router';
import { jsonAnswer } from '#app/web/answers.ts';
import { markOf } from '#app/web/live-edit/block-marks.ts';
import type { PreviewAnswer } from '#app/web/live-edit/page-preview.ts';
import { visitorPage } from '#app/web/visitor-page.ts';
import type { Block } from '#studio/shared/content/blocks.ts';
import { markTexts } from '#studio/site/pages/mark-texts.ts';
import { type PageBlocks, publishedBlocks } from '#studio/site/pages/page-draft.ts';

interface PreviewedPage {
  key: string;
  path: string;
  page: PageBlocks;
  /** Of the address: 'da', or else English. */
  language: string;
}

/** Null: there is no page to show. */
export async function previewAnswer(
  context: Readonly<RouterContextProvider>,
  previewed: PreviewedPage | null,
): Promise<Response> {
  if (!previewed) return jsonAnswer({ kind: 'incomplete' } satisfies PreviewAnswer, { status: 400 });
  const { key, path, page } = previewed;
  const language = previewed.language === 'da' ? 'da' : 'en';
  const draft = { key, blocks: { en: markedBlocks(page.en), da: markedBlocks(page.da) } };
  const html = await visitorPage(context, { path, language, draft });
  return jsonAnswer(partsOf(html) satisfies PreviewAnswer);
}

/** A headline is set by the widths of its words, and a title is no text of the page. */
function markedBlocks(blocks: readonly Block[]): Block[] {
  const marked = blocks.map((block, at) =>
    ['headline', 'seo', 'article', 'issue'].includes(block.type) ? block : markTexts(block, markOf(at)),
  );
  return publishedBlocks(marked);
}

/** The main part of a page, and the addresses of its style sheets. */
function partsOf(html: string): PreviewAnswer {
  const links = [...html.matchAll(/<link\b[^>]*\brel="stylesheet"[^>]*>/g)].map(([link]) => link);
  const styles = links.flatMap((link) => /\bhref="([^"]+)"/.exec(link)?.[1] ?? []);
  const main = /<main\b[^>]*>(.*)<\/main>/s.exec(html)?.[1] ?? '';
  return { kind: 'preview', styles: [...new Set(styles)], html: main };
}
