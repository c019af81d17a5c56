import type { PdfBlock, PdfPageText } from '#platform/media/pdf-text.ts';
import stylesheet from './pdf-text.css?url';

export interface PdfTextWords {
  page: (number: number) => string;
  /** A page that is a picture. */
  noText: string;
  /** Instead of pages. */
  unreadable: string;
}

export interface PdfTextProps {
  /** Of the PDF, where it differs from the page's. */
  language?: string;
  /** None: it could not be read. */
  pages: readonly PdfPageText[];
  words: PdfTextWords;
  /** URLs of pictures of pages, by the number of the page. */
  pictures?: ReadonlyMap<number, string>;
}

/** A PDF in words: a section for each of its pages. */
export function PdfText({ pages, words, language, pictures }: PdfTextProps) {
  return (
    <article className="pdf-text" {...(language ? { lang: language } : {})}>
      <link rel="stylesheet" href={stylesheet} precedence="parts" />
      {pages
        .map((text, at) => ({ text, number: at + 1 }))
        .map((page) => (
          <PageText key={page.number} {...page} words={words} picture={pictures?.get(page.number)} />
        ))}
      {pages.length === 0 && <p>{words.unreadable}</p>}
    </article>
  );
}

export const pageIdOf = (page: number) => `page-${page}`;

interface PageTextProps {
  number: number;
  text: PdfPageText;
  words: PdfTextWords;
  picture: string | undefined;
}

/** One page, under its first heading; a page without one is called by its number. */
function PageText({ number, text, words, picture }: PageTextProps) {
  const [first, ...others] = text;
  const isHeaded = first?.kind === 'heading';
  const id = pageIdOf(number);
  return (
    <section aria-labelledby={id}>
      <h2 id={id}>
        {isHeaded && first.text} <small>{words.page(number)}</small>
      </h2>
      <div className="page-words">
        {groups(isHeaded ? others : text).map(({ key, blocks }) => (
          <Group key={key} blocks={blocks} />
        ))}
        {text.length === 0 && <p className="hint">{words.noText}</p>}
      </div>
      {picture && (
        <img
          className="page-sheet"
          src={picture}
          alt=""
          width={720}
          height={1018}
          loading="lazy"
          decoding="async"
        />
      )}
    </section>
  );
}

/** Items that follow each other are one list. */
function groups(blocks: readonly PdfBlock[]) {
  const grouped: Array<{ key: string; blocks: PdfBlock[] }> = [];
  for (const block of blocks) {
    const last = grouped.at(-1);
    if (block.kind === 'item' && last?.blocks[0]?.kind === 'item') last.blocks.push(block);
    else grouped.push({ key: `${grouped.length} ${block.kind}`, blocks: [block] });
  }
  return grouped;
}

function Group({ blocks }: { blocks: readonly PdfBlock[] }) {
  const [first] = blocks;
  if (first?.kind === 'heading') return <h3>{first.text}</h3>;
  if (first?.kind === 'paragraph') return <p>{first.text}</p>;
  // The PDF prints its numbers or bullets as text.
  const isMarked = blocks.every(({ text }) => /^(\d+[.)]?|[•–-])\s/.test(text));
  return (
    <ul {...(isMarked ? { className: 'marked', role: 'list' } : {})}>
      {blocks.map(({ text }) => (
        <li key={text}>{text}</li>
      ))}
    </ul>
  );
}
