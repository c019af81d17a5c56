import { data } from 'react-router';
import { GuidedPdfText } from '#app/ui/guided-pdf-text.tsx';
import { TextLink } from '#app/ui/navigation/text-link.tsx';
import { PlainHead } from '#app/ui/plain-head.tsx';
import { pdfTextMessages } from '#app/web/files/pdf-text.messages.ts';
import type { PageHandle } from '#app/web/page-handle.ts';
import { worldOf } from '#app/web/world.ts';
import { fileSource } from '#platform/processes/input-source.ts';
import { readPdfText } from '#studio/shared/media/read-pdf-text.ts';
import { articlePath, storyPdfPath } from '#studio/site/magazine/item.ts';
import { findArticle } from '#studio/site/magazine/items.queries.ts';
import { publishedPdf } from '#studio/site/magazine/uploads.queries.ts';
import { siteFrame } from '../frame.ts';
import { SitePage } from '../parts/site-page.tsx';
import { pageMeta } from '../seo.ts';
import type { Route } from './+types/article-text';
import { magazineMessages } from './magazine.messages.ts';

export const handle: PageHandle = { cache: { keys: ['studio', 'magazine'] } };

/** `/magazine/<story>/text`: the PDF that came with a published story, in words. */
export async function loader({ context, params }: Route.LoaderArgs) {
  const world = worldOf(context);
  const frame = await siteFrame(context);
  const article = await findArticle(world, params.article, frame.language);
  const key = article?.pdf && (await publishedPdf(world.db.query, article.pdf));
  const source = key && (await fileSource(world.files, key));
  if (!source || !article.pdf) throw data(null, { status: 404 });
  const { id, title, excerpt, language } = article.item;
  const pages = await readPdfText(world.processes, source, 'public');
  return { frame, article: { id, title, excerpt, language, pdf: article.pdf }, pages };
}

export function meta({ loaderData }: Route.MetaArgs) {
  if (!loaderData) return [];
  const { article, frame } = loaderData;
  const title = pdfTextMessages[frame.language].title(article.title);
  return pageMeta(frame, { title, description: article.excerpt, drawn: article.title });
}

export default function ArticleText({ loaderData }: Route.ComponentProps) {
  const { frame, article, pages } = loaderData;
  const { prefix, language } = frame;
  const words = pdfTextMessages[language];
  return (
    <SitePage frame={frame}>
      <PlainHead
        headline={words.title(article.title)}
        lead={words.lead(pages.length)}
        back={
          <TextLink href={`${prefix}${articlePath(article.id)}`} leads="back">
            {article.title}
          </TextLink>
        }
      >
        <p className="actions">
          <TextLink href={storyPdfPath(article.pdf)}>{magazineMessages[language].pdf}</TextLink>
        </p>
      </PlainHead>
      <div className="wrap">
        <GuidedPdfText
          pages={pages}
          words={words}
          contents={words.contents}
          {...(article.language === language ? {} : { language: article.language })}
        />
      </div>
    </SitePage>
  );
}
