import { TextLink } from '#app/ui/navigation/text-link.tsx';
import { PlainHead } from '#app/ui/plain-head.tsx';
import type { PageHandle } from '#app/web/page-handle.ts';
import { worldOf } from '#app/web/world.ts';
import type { PdfBlock, PdfPageText } from '#platform/media/pdf-text.ts';
import { workbookText } from '#studio/workbooks/workbooks.queries.ts';
import { siteFrame } from '../site/frame.ts';
import { SitePage } from '../site/parts/site-page.tsx';
import { pageMeta } from '../site/seo.ts';
import type { Route } from './+types/workbook-text';
import { bookMessages } from './book.messages.ts';
import stylesheet from './workbook-text.css?url';

export const links = () => [{ rel: 'stylesheet', href: stylesheet }];

export const handle: PageHandle = { cache: { keys: ['studio', 'workbooks'] } };

/** `/book/<workbook>/text`: the content of its PDF, for those who cannot see its pages. */
export async function loader({ context, params }: Route.LoaderArgs) {
  const frame = await siteFrame(context);
  const book = await workbookText(worldOf(context).db.query, params.book, frame.language);
  if (!book) throw new Response(null, { status: 404 });
  const { id, title, description, language, pages, pageTexts } = book;
  return { frame, book: { id, title, description, language, pages, texts: pageTexts } };
}

export function meta({ loaderData }: Route.MetaArgs) {
  if (!loaderData) return [];
  const { book, frame } = loaderData;
  const title = bookMessages[frame.language].text.title(book.title);
  return pageMeta(frame, { title, description: book.description, drawn: book.title });
}

export default function WorkbookText({ loaderData }: Route.ComponentProps) {
  const { frame, book } = loaderData;
  const { prefix, language } = frame;
  const words = bookMessages[language];
  return (
    <SitePage frame={frame}>
      <PlainHead
        headline={words.text.title(book.title)}
        lead={words.text.lead(book.pages)}
        back={
          <TextLink href={`${prefix}/book?workbook=${book.id}`} leads="back">
            {book.title}
          </TextLink>
        }
      >
        <p className="actions">
          <a className="text-link" href={`${prefix}/book/${book.id}.pdf`} download={`${book.id}.pdf`}>
            {words.download}
          </a>
        </p>
      </PlainHead>
      <article
        className="wrap workbook-text"
        {...(book.language === language ? {} : { lang: book.language })}
      >
        {book.texts ? (
          Array.from({ length: book.pages }, (_, at) => at + 1).map((number) => (
            <PageText key={number} number={number} text={book.texts?.[number - 1] ?? []} words={words.text} />
          ))
        ) : (
          <p>{words.text.notRead}</p>
        )}
      </article>
    </SitePage>
  );
}

interface PageTextProps {
  number: number;
  text: PdfPageText;
  words: (typeof bookMessages)['en']['text'];
}

/** One page, under its first heading; a page without one is called by its number. */
function PageText({ number, text, words }: PageTextProps) {
  const [first, ...others] = text;
  const isHeaded = first?.kind === 'heading';
  const id = `page-${number}`;
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
  return (
    <ul>
      {blocks.map(({ text }) => (
        <li key={text}>{text}</li>
      ))}
    </ul>
  );
}
