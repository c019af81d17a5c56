import { EmptyState } from '#app/ui/feedback/empty-state.tsx';
import { Leaders } from '#app/ui/leaders.tsx';
import { TextLink } from '#app/ui/navigation/text-link.tsx';
import { PageHead } from '#app/ui/page-head.tsx';
import { pdfTextMessages } from '#app/web/files/pdf-text.messages.ts';
import { Island } from '#app/web/island.tsx';
import type { PageHandle } from '#app/web/page-handle.ts';
import { madeFrom } from '#app/web/request-facts.ts';
import { worldOf } from '#app/web/world.ts';
import { blockOf } from '#studio/shared/content/document.ts';
import { formatAmount } from '#studio/shared/money.ts';
import { pageOf } from '#studio/teaching/workbooks/workbook.ts';
import { shownWorkbooks } from '#studio/teaching/workbooks/workbooks.queries.ts';
import { closingKeys, closingOf } from '../../site/closing.data.ts';
import { contentPageData } from '../../site/content-page.data.ts';
import { SitePage } from '../../site/parts/site-page.tsx';
import { seoOf } from '../../site/seo.ts';
import type { Route } from './+types/book';
import { bookMessages } from './book.messages.ts';
import stylesheet from './book-page.css?url';
import { previewPicture } from './preview-pictures.ts';
import { WorkbookCover } from './workbook-cover.tsx';
import { WorkbookPreview } from './workbook-preview.tsx';

export const links = () => [{ rel: 'stylesheet', href: stylesheet }];

export const handle: PageHandle = {
  cache: { keys: ['studio', 'book', 'workbooks', ...closingKeys] },
};

/** `?workbook=<id>` selects the workbook, `?page=` its preview page, from 1. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const page = await contentPageData(context, 'book');
  const { searchParams } = new URL(request.url);
  const books = await shownWorkbooks(worldOf(context).db.query, page.frame.language);
  const [requested, requestedPage] = [searchParams.get('workbook'), searchParams.get('page')];
  const book = books.find(({ id }) => id === requested) ?? books[0] ?? null;
  const leaf = pageOf(requestedPage, book?.previewPages.length ?? 1);
  madeFrom(context, {
    workbook: book?.id === requested ? requested : null,
    page: String(leaf + 1) === requestedPage ? requestedPage : null,
  });
  const chosen = book?.id === requested ? book.title : null;
  return { ...page, books, book, leaf, chosen, closing: await closingOf(context, 'workbooks') };
}

export function meta({ loaderData }: Route.MetaArgs) {
  if (!loaderData) return [];
  const { document, title, chosen, frame } = loaderData;
  return seoOf(document, { title, part: chosen }, frame);
}

export default function Book({ loaderData }: Route.ComponentProps) {
  const { frame, document, title, books, book, leaf, closing } = loaderData;
  const words = bookMessages[frame.language];
  const headline = blockOf(document, 'headline');
  const lead = blockOf(document, 'lead');
  const addressOf = (id: string) => `${frame.prefix}/book?workbook=${id}`;
  return (
    <SitePage frame={frame} document={document} closing={closing}>
      <PageHead
        headline={headline?.text ?? title}
        {...(headline?.melody ? { melody: headline.melody } : {})}
        {...(lead ? { lead: lead.text } : {})}
      />
      <div className="wrap workbooks" id="workbooks">
        {book ? (
          <>
            <nav aria-label={words.tabs}>
              <ul className="covers">
                {books.map(({ id, title: name, pages }, position) => (
                  <li key={id}>
                    <a
                      className="tab"
                      href={`${addressOf(id)}#workbooks`}
                      aria-current={id === book.id ? 'page' : undefined}
                    >
                      {name}
                      <small>{words.pages(pages)}</small>
                      <WorkbookCover position={position} />
                    </a>
                    <a
                      className={id === book.id ? 'button compact' : 'button ghost compact'}
                      href={`${frame.prefix}/book/${id}.pdf`}
                      download={`${id}.pdf`}
                    >
                      {words.download}
                      <span className="unseen"> {name}</span>
                    </a>
                  </li>
                ))}
              </ul>
            </nav>
            <Workbook book={book} leaf={leaf} frame={frame} address={`${addressOf(book.id)}&page={page}`} />
          </>
        ) : (
          <EmptyState title={words.empty.title}>
            <p>{words.empty.text}</p>
          </EmptyState>
        )}
      </div>
    </SitePage>
  );
}

type Shown = Pick<Route.ComponentProps['loaderData'], 'frame' | 'leaf'> & {
  book: NonNullable<Route.ComponentProps['loaderData']['book']>;
  address: string;
};

function Workbook({ book, leaf, frame, address }: Shown) {
  const words = bookMessages[frame.language];
  const pictures = book.previewPages.flatMap((stored) => previewPicture(stored) ?? []);
  const leaves = pictures.map(({ src, page }) => ({ src, alt: words.sheet(book.title, page) }));
  const size = `${formatAmount(Math.ceil(book.bytes / 1000) * 100, frame.language)} kB`;
  return (
    <div className="workbook">
      <section className="about">
        <h2 className="ruled">{book.title}</h2>
        <p className="lead">{book.description}</p>
        <Leaders
          isFull
          isFacts
          rows={[
            { key: 'pages', label: words.facts.pages, value: String(book.pages) },
            { key: 'format', label: words.facts.format, value: words.facts.a4 },
            { key: 'size', label: words.facts.size, value: size },
            { key: 'language', label: words.facts.language, value: words.languages[book.language] },
            { key: 'price', label: words.facts.price, value: words.facts.free },
          ]}
        />
        <p>
          <TextLink href={`${frame.prefix}/book/${book.id}/text`}>
            {pdfTextMessages[frame.language].link}
          </TextLink>
        </p>
        <p className="hint">{words.shown(leaves.length, book.pages)}</p>
      </section>
      {leaves.length > 0 && (
        <Island
          name="leaf-through"
          component={WorkbookPreview}
          props={{
            leaves,
            start: Math.min(leaf, leaves.length - 1),
            address,
            words: {
              label: words.label,
              region: words.region,
              previous: words.previous,
              next: words.next,
              place: words.place,
            },
          }}
        />
      )}
    </div>
  );
}
