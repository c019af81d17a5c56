import { GuidedPdfText } from '#app/ui/guided-pdf-text.tsx';
import { TextLink } from '#app/ui/navigation/text-link.tsx';
import { PlainHead } from '#app/ui/plain-head.tsx';
import { pdfTextMessages } from '#app/web/files/pdf-text.messages.ts';
import type { PageHandle } from '#app/web/page-handle.ts';
import { worldOf } from '#app/web/world.ts';
import { workbookText } from '#studio/teaching/workbooks/workbooks.queries.ts';
import { siteFrame } from '../../site/frame.ts';
import { SitePage } from '../../site/parts/site-page.tsx';
import { pageMeta } from '../../site/seo.ts';
import type { Route } from './+types/workbook-text';
import { bookMessages } from './book.messages.ts';
import { previewPicture } from './preview-pictures.ts';

export const handle: PageHandle = { cache: { keys: ['studio', 'workbooks'] } };

/** `/book/<workbook>/text`: the content of its PDF, for those who cannot see its pages. */
export async function loader({ context, params }: Route.LoaderArgs) {
  const frame = await siteFrame(context);
  const book = await workbookText(worldOf(context).db.query, params.book, frame.language);
  if (!book) throw new Response(null, { status: 404 });
  const { id, title, description, language, pages, pageTexts, previewPages } = book;
  const pictures = previewPages.flatMap((stored) => previewPicture(stored) ?? []);
  return { frame, book: { id, title, description, language, pages, texts: pageTexts, pictures } };
}

export function meta({ loaderData }: Route.MetaArgs) {
  if (!loaderData) return [];
  const { book, frame } = loaderData;
  const title = pdfTextMessages[frame.language].title(book.title);
  return pageMeta(frame, { title, description: book.description, drawn: book.title });
}

export default function WorkbookText({ loaderData }: Route.ComponentProps) {
  const { frame, book } = loaderData;
  const { prefix, language } = frame;
  const words = bookMessages[language];
  const textWords = pdfTextMessages[language];
  return (
    <SitePage frame={frame}>
      <PlainHead
        headline={textWords.title(book.title)}
        lead={textWords.lead(book.pages)}
        back={
          <TextLink href={`${prefix}/book?workbook=${book.id}`} leads="back">
            {book.title}
          </TextLink>
        }
      >
        <p className="actions">
          <a className="button compact" href={`${prefix}/book/${book.id}.pdf`} download={`${book.id}.pdf`}>
            {words.download}
          </a>
        </p>
      </PlainHead>
      <div className="wrap">
        {book.texts ? (
          <GuidedPdfText
            pages={Array.from({ length: book.pages }, (_, at) => book.texts?.[at] ?? [])}
            words={textWords}
            contents={textWords.contents}
            pictures={new Map(book.pictures.map(({ page, src }) => [page, src]))}
            {...(book.language === language ? {} : { language: book.language })}
          />
        ) : (
          <p>{words.textNotRead}</p>
        )}
      </div>
    </SitePage>
  );
}
