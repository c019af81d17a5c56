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
  /** Label of the links to the pages, beside them on a wide screen; absent: no links. */
  contents?: string;
}

/** A PDF in words: a section for each of its pages. */
export function PdfText({ pages, words, language, contents }: PdfTextProps) {
  const lang = language ? { lang: language } : {};
  const article = (
    <article className="pdf-text" {...lang}>
      <link rel="stylesheet" href={stylesheet} precedence="parts" />
      {pages
        .map((text, at) => ({ text, number: at + 1 }))
        .map((page) => (
          <PageText key={page.number} {...page} words={words} />
        ))}
      {pages.length === 0 && <p>{words.unreadable}</p>}
    </article>
  );
  if (!contents || pages.length < fewestPages) return article;
  return (
    <div className="beside pdf-beside">
      {article}
      <nav className="contents" aria-label={contents}>
        <ol {...lang}>
          {pages.map(([first], at) => (
            <li key={idOf(at + 1)}>
              <a href={`#${idOf(at + 1)}`}>{first?.kind === 'heading' ? first.text : words.page(at + 1)}</a>
            </li>
          ))}
        </ol>
      </nav>
    </div>
  );
}

const fewestPages = 4;
const idOf = (page: number) => `page-${page}`;

interface PageTextProps {
  number: number;
  text: PdfPageText;
  words: PdfTextWords;
}

/** One page, under its first heading; a page without one is called by its number. */
function PageText({ number, text, words }: PageTextProps) {
  const [first, ...others] = text;
  const isHeaded = first?.kind === 'heading';
  const id = idOf(number);
  return (
    <section aria-labelledby={id}>
      <h2 id={id}>
        {isHeaded && first.text} <small>{words.page(number)}</small>
      </h2>
      {groups(isHeaded ? others : text).map(({ key, blocks }) => (
        <Group key={key} blocks={blocks} />
      ))}
      {text.length === 0 && <p className="hint">{words.noText}</p>}
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
