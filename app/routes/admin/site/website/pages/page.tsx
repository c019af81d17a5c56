import type { MouseEvent } from 'react';
import { redirect } from 'react-router';
import { ButtonLink } from '#app/ui/forms/button.tsx';
import { TextLink } from '#app/ui/navigation/text-link.tsx';
import { useActionResult } from '#app/web/forms/sub-resource.tsx';
import { useLanguage, useWords } from '#app/web/words.ts';
import type { World } from '#platform/world.ts';
import { formats } from '#studio/shared/format.ts';
import type { Language } from '#studio/shared/language.ts';
import { articleOf } from '#studio/site/magazine/articles.queries.ts';
import { issueOrStepOf } from '#studio/site/newsletter-issues/issues.queries.ts';
import { isArticleKey, isIssueKey, isSequenceEmailKey } from '#studio/site/pages/own-page.ts';
import { ownPages } from '#studio/site/pages/own-pages.queries.ts';
import {
  isOptional,
  languagesOf,
  type PageBlocks,
  shownLanguage,
  stateOf,
} from '#studio/site/pages/page-draft.ts';
import {
  draftSteps,
  pageDraft,
  pageVersions,
  publishedPages,
  versionNames,
} from '#studio/site/pages/page-drafts.queries.ts';
import { addableTo, isMovable, neighbour, uploadableTo } from '#studio/site/pages/page-sections.ts';
import { issueEditorMessages } from '../../../messages/newsletter/issue-editor.messages.ts';
import { adminIssuePath } from '../../../messages/newsletter/issue-paths.ts';
import { Done, Refused } from '../../../refused.tsx';
import { articleMessages } from '../articles/article.messages.ts';
import { articlesPath } from '../articles/article-paths.ts';
import editorStyles from '../editor/editor.css?url';
import { editorMessages } from '../editor/editor.messages.ts';
import { EditorFrame, panelTitleId } from '../editor/editor-frame.tsx';
import { EditorIcon } from '../editor/editor-icon.tsx';
import { PageStage } from '../editor/page-stage.tsx';
import { PreviewLanguage } from '../editor/preview-language.tsx';
import { stageBlocks } from '../editor/stage-blocks.ts';
import { usePageSheet } from '../editor/use-page-sheet.ts';
import { useDraftPreview, useStageRefs } from '../editor/use-preview.ts';
import { reviewOf } from '../review/review.data.ts';
import { countChanges, countNotes } from '../review/review.tsx';
import type { Route } from './+types/page';
import { editedElsewhere } from './edited-elsewhere.ts';
import type { EditedPage } from './edited-page.ts';
import { History } from './history.tsx';
import { OwnPageSettings } from './own-page-settings.tsx';
import stylesheet from './pages.css?url';
import { type PageProblem, pageOf, titleOf, websiteData } from './pages.data.ts';
import { OpenPreview, PreviewLinks } from './preview-links.tsx';
import { Publishing, PublishNow } from './publishing.tsx';
import { AddSection, DraftSteps, Section } from './section.tsx';
import { versionName } from './version-name.ts';
import { type WebsiteWords, websiteMessages } from './website.messages.ts';

export const links = () => [stylesheet, editorStyles].map((href) => ({ rel: 'stylesheet', href }));

export async function loader({ request, context, params }: Route.LoaderArgs) {
  const key = params.page;
  const given = await websiteData(request, context, `/admin/website/${key}`);
  const { world, identity, language, flash } = given;
  const path = await pageOf(world, key);
  await leaveSentIssue(world, key);
  const slug = await slugOfPage(world, key);
  const draft = await pageDraft(world.db.query, key);
  const languages = languagesOf(draft.page);
  const shown = shownLanguage(languages, language);
  const versions = await pageVersions(world.db.query, key);
  const changes = await versionNames(world.db.query, key);
  const state = stateOf(draft.page, draft);
  return {
    key,
    path,
    address: `/admin/website/${key}`,
    languages,
    shown,
    title: titleOf(draft.page, key, { language: shown, identity }),
    version: draft.version,
    state,
    review:
      state.state === 'published'
        ? null
        : await reviewOf(world, { key, page: draft.page, language, identity }),
    publishAt: draft.publishAt && formats[language].instant(draft.publishAt),
    blocks: stageBlocks({ blocks: draft.page[shown], identity, language }).map((block) => ({
      ...block,
      ...sectionOf(key, draft.page, block.at),
      elsewhere: elsewhereOf(key, draft.page, { at: block.at, language }),
    })),
    steps: await draftSteps(world.db.query, key),
    addable: addableTo(key),
    uploadable: uploadableTo(key),
    own: slug === null ? null : { slug, isPublic: (await publishedPages(world.db.query, key)).has(key) },
    versions: versions.map(({ id, publishedAt, publishedBy }) => ({
      id,
      name: versionName(changes.get(id), language),
      publishedBy,
      publishedAt: formats[language].instant(publishedAt),
    })),
    language,
    flash,
  };
}

/** What is scheduled or sent is no longer edited. */
async function leaveSentIssue(world: World, key: string): Promise<void> {
  if (!isIssueKey(key)) return;
  const issue = await issueOrStepOf(world.db.query, key);
  if (issue?.state !== 'draft') throw redirect(adminIssuePath(key));
}

/** Of a page that the owner has created; null: another. */
async function slugOfPage(world: World, key: string): Promise<string | null> {
  if (isArticleKey(key)) return (await articleOf(world.db.query, key))?.slug ?? null;
  return (await ownPages(world)).find((page) => page.key === key)?.slug ?? null;
}

/** What its list of sections shows of a block. */
function sectionOf(key: string, page: PageBlocks, at: number) {
  const block = page.en[at];
  return {
    isHidden: block?.isHidden ?? false,
    isOptional: block !== undefined && isOptional(block),
    isMovable: block !== undefined && isMovable(key, block),
    isFirst: neighbour(key, page, { at, direction: 'up' }) === null,
    isLast: neighbour(key, page, { at, direction: 'down' }) === null,
    outdated: languagesOf(page).filter((each) => page[each][at]?.isOutdated),
  };
}

function elsewhereOf(key: string, page: PageBlocks, { at, language }: { at: number; language: Language }) {
  const block = page.en[at];
  return block ? editedElsewhere(key, block, language) : [];
}

export default function EditedPageView({ loaderData }: Route.ComponentProps) {
  const language = useLanguage();
  const { key, path, address, languages, version } = loaderData;
  const words = useWords(websiteMessages);
  const own = editorMessages[language];
  const refs = useStageRefs();
  const { shown, show } = useDraftPreview({ key, version, language: loaderData.shown }, refs);
  const sheet = usePageSheet(loaderData.flash === 'created' ? 'contents' : 'page');
  return (
    <EditorFrame
      name={loaderData.title}
      language={language}
      back={backOf(key, language)}
      title={<PageTitle page={loaderData} words={words} />}
      tools={
        <>
          {path && <PreviewLanguage languages={languages} shown={shown} onShow={show} />}
          <DraftSteps address={address} version={version} words={words} steps={loaderData.steps} />
          {path && (
            <button
              type="button"
              className="editor-icon narrow-only with-scripts"
              onClick={sheet.open('contents')}
              aria-label={own.contents}
            >
              <EditorIcon of="more" />
            </button>
          )}
        </>
      }
      foot={<PageFoot page={loaderData} words={words} onReview={sheet.open('review')} />}
      stage={
        path === null ? null : (
          <PageStage refs={refs} address={address} blocks={loaderData.blocks} words={own} />
        )
      }
      view={path === null ? 'contents' : sheet.view}
      panelHead={
        <div className="panel-head sheet-only">
          <h2 id={panelTitleId} tabIndex={-1}>
            {sheet.view === 'review' ? own.reviewOf(loaderData.title) : own.contents}
          </h2>
          <button type="button" className="editor-icon" onClick={sheet.close} aria-label={own.close}>
            <EditorIcon of="close" />
          </button>
        </div>
      }
      notices={<Notices flash={loaderData.flash} words={words} />}
    >
      {!isIssueKey(key) && (
        <div className="for-review">
          <Publishing page={loaderData} words={words} />
        </div>
      )}
      <div className="for-contents">
        <Contents page={loaderData} words={words} />
      </div>
      {!isIssueKey(key) && <History page={loaderData} words={words} />}
    </EditorFrame>
  );
}

function leaveIssue(key: string, language: Language): string {
  const { toSequence, checkAndSend } = issueEditorMessages[language];
  return isSequenceEmailKey(key) ? toSequence : checkAndSend;
}

function backOf(key: string, language: Language) {
  if (isIssueKey(key)) return { href: adminIssuePath(key), label: leaveIssue(key, language) };
  return isArticleKey(key)
    ? { href: articlesPath, label: articleMessages[language].back }
    : { href: '/admin/website', label: websiteMessages[language].back };
}

interface PartProps {
  page: EditedPage;
  words: WebsiteWords;
}

const isVisible = ({ key, path, own }: EditedPage) =>
  path !== null && own?.isPublic !== false && !isIssueKey(key);

function PageTitle({ page, words }: PartProps) {
  const { title, path, state, language } = page;
  const changes = countChanges(page);
  return (
    <>
      <h1>{title}</h1>
      <p>
        {words.states[state.state]}
        {page.review?.since && changes > 0 && `, ${editorMessages[language].changes(changes)}`}
        {path && isVisible(page) && (
          <span className="wide-only">
            {' · '}
            <a href={path}>{words.view}</a>
          </span>
        )}
      </p>
    </>
  );
}

function PageFoot({ page, words, onReview }: PartProps & { onReview: (event: MouseEvent) => void }) {
  const { key, address, path, state, language } = page;
  if (isIssueKey(key)) {
    return (
      <ButtonLink href={adminIssuePath(key)} variant="sun" isPlain>
        {leaveIssue(key, language)}
      </ButtonLink>
    );
  }
  const isPublished = state.state === 'published';
  return (
    <>
      {!isPublished && path && (
        <button
          type="button"
          className="button ghost plain narrow-only with-scripts review-link"
          onClick={onReview}
        >
          {editorMessages[language].review(countNotes(page))}
        </button>
      )}
      {path && (
        <div className="wide-only">
          <OpenPreview address={address} words={words} />
        </div>
      )}
      {!isPublished && <PublishNow page={page} words={words} />}
    </>
  );
}

function Notices({ flash, words }: { flash: EditedPage['flash']; words: WebsiteWords }) {
  const refused = useActionResult<PageProblem>();
  if (refused) return <Refused title={words.problem} text={words.refusals[refused.refusal]} />;
  return flash ? <Done text={words.flash[flash]} /> : null;
}

function Contents({ page, words }: PartProps) {
  const { key, address, path, own, version, language } = page;
  return (
    <>
      <section className="admin-section">
        <h2>{words.sections}</h2>
        <ol className="page-sections">
          {page.blocks.map((block) => (
            <Section key={block.at} block={block} words={words} page={page} />
          ))}
        </ol>
        {page.addable.length > 0 && <AddSection page={page} words={words} />}
      </section>
      {own && (
        <OwnPageSettings
          article={isArticleKey(key) ? key : null}
          notes={isArticleKey(key) ? articleMessages[language] : words}
          own={own}
          words={words}
          version={version}
        />
      )}
      {path && <PreviewLinks address={address} words={words} />}
      {isVisible(page) && (
        <p className="narrow-only">
          <TextLink href={path ?? ''}>{words.view}</TextLink>
        </p>
      )}
    </>
  );
}
