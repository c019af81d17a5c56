import { TextLink } from '#app/ui/navigation/text-link.tsx';
import { useActionResult } from '#app/web/forms/sub-resource.tsx';
import { personalLanguage } from '#app/web/preferred-language.ts';
import type { World } from '#platform/world.ts';
import type { Block } from '#studio/content/blocks.ts';
import { fillNames } from '#studio/content/document.ts';
import { articleOf } from '#studio/magazine/articles.queries.ts';
import { plainTextsOf } from '#studio/pages/block-form.ts';
import { isArticleKey } from '#studio/pages/own-page.ts';
import { ownPages } from '#studio/pages/own-pages.queries.ts';
import { isOptional, languagesOf, stateOf } from '#studio/pages/page-draft.ts';
import { draftSteps, pageDraft, pageVersions, publishedPages } from '#studio/pages/page-drafts.queries.ts';
import { addableTo, isMovable, neighbour, uploadableTo } from '#studio/pages/page-sections.ts';
import { excerpt } from '#studio/shared/excerpt.ts';
import { formatInstant } from '#studio/shared/format-time.ts';
import { studioTimeZone } from '#studio/shared/time-zone.ts';
import { AdminFrame, adminMeta } from '../../frame.tsx';
import { Done, Refused } from '../../refused.tsx';
import { articleMessages } from '../articles/article.messages.ts';
import { articlesPath } from '../articles/article-paths.ts';
import type { Route } from './+types/page';
import { History } from './history.tsx';
import { OwnPageSettings } from './own-page-settings.tsx';
import stylesheet from './pages.css?url';
import { nameOf, type PageProblem, pageOf, titleOf, websiteData } from './pages.data.ts';
import { PreviewLinks } from './preview-links.tsx';
import { Publishing } from './publishing.tsx';
import { AddSection, DraftSteps, Section } from './section.tsx';
import { StateOfPage } from './state-of-page.tsx';
import { tabOf } from './tab-of.ts';
import { websiteMessages } from './website.messages.ts';

export const handle = { hydrate: true };
export const middleware = [personalLanguage];
export const links = () => [{ rel: 'stylesheet', href: stylesheet }];

/** `/admin/website/<page>` */
export async function loader({ request, context, params }: Route.LoaderArgs) {
  const key = params.page;
  const given = await websiteData(request, context, `/admin/website/${key}`);
  const { world, identity, language, studioName, flash } = given;
  const path = await pageOf(world, key);
  const slug = await slugOfPage(world, key);
  const draft = await pageDraft(world.db.query, key);
  const languages = languagesOf(draft.page);
  const shown = languages.includes(language) ? language : (languages[0] ?? language);
  const time = (at: Temporal.Instant) => formatInstant(at, studioTimeZone, language);
  const versions = await pageVersions(world.db.query, key);
  return {
    key,
    path,
    title: titleOf(draft.page, key, { language: shown, identity }),
    version: draft.version,
    state: stateOf(draft.page, draft),
    publishAt: draft.publishAt && time(draft.publishAt),
    blocks: draft.page[shown].map((block, at) => ({
      at,
      type: block.type,
      name: nameOf(block, websiteMessages[language]),
      isHidden: block.isHidden ?? false,
      isOptional: isOptional(block),
      isMovable: isMovable(key, block),
      isFirst: neighbour(key, draft.page, { at, direction: 'up' }) === null,
      isLast: neighbour(key, draft.page, { at, direction: 'down' }) === null,
      outdated: languages.filter((each) => draft.page[each][at]?.isOutdated),
      excerpt: excerptOf(fillNames(block, identity)),
    })),
    steps: await draftSteps(world.db.query, key),
    addable: addableTo(key),
    uploadable: uploadableTo(key),
    own: slug === null ? null : { slug, isPublic: (await publishedPages(world.db.query, key)).has(key) },
    versions: versions.map(({ id, publishedAt, publishedBy }) => ({
      id,
      publishedBy,
      publishedAt: time(publishedAt),
    })),
    language,
    studioName,
    flash,
  };
}

/** Of a page that the owner has created; null: another. */
async function slugOfPage(world: World, key: string): Promise<string | null> {
  if (isArticleKey(key)) return (await articleOf(world.db.query, key))?.slug ?? null;
  return (await ownPages(world)).find((page) => page.key === key)?.slug ?? null;
}

/** The first words of a block. */
function excerptOf(block: Block): string {
  return excerpt(plainTextsOf(block).find((text) => text.includes(' ')) ?? '', 90);
}

export function meta({ loaderData }: Route.MetaArgs) {
  return adminMeta(loaderData?.title, loaderData?.studioName);
}

export default function EditedPageView({ loaderData }: Route.ComponentProps) {
  const { key, path, title, state, language, studioName, flash } = loaderData;
  const isArticle = isArticleKey(key);
  const isShown = path !== null && loaderData.own?.isPublic !== false;
  const words = websiteMessages[language];
  const refused = useActionResult<PageProblem>();
  return (
    <AdminFrame
      page={tabOf(key)}
      title={title}
      lead={<StateOfPage {...{ state, words }} />}
      back={
        <TextLink href={isArticle ? articlesPath : '/admin/website'} leads="back">
          {isArticle ? articleMessages[language].back : words.back}
        </TextLink>
      }
      actions={isShown && <TextLink href={path}>{words.view}</TextLink>}
      {...{ language, studioName }}
    >
      {refused ? <Refused title={words.problem} text={words.refusals[refused.refusal]} /> : null}
      {flash && !refused ? <Done text={words.flash[flash]} /> : null}
      <Publishing page={loaderData} words={words} />
      <section className="admin-section">
        <h2>{words.sections}</h2>
        <DraftSteps page={loaderData} words={words} />
        <ol className="page-sections">
          {loaderData.blocks.map((block) => (
            <Section key={block.at} {...{ block, words }} page={loaderData} />
          ))}
        </ol>
        {loaderData.addable.length > 0 && <AddSection page={loaderData} words={words} />}
      </section>
      {loaderData.own && (
        <OwnPageSettings
          own={loaderData.own}
          notes={isArticle ? articleMessages[language] : words}
          words={words}
          version={loaderData.version}
        />
      )}
      {path && <PreviewLinks words={words} />}
      <History page={loaderData} words={words} />
    </AdminFrame>
  );
}
