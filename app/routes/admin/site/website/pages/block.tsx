import type { MouseEvent } from 'react';
import { data } from 'react-router';
import { useActionResult } from '#app/web/forms/sub-resource.tsx';
import { useLanguage, useWords } from '#app/web/words.ts';
import { fieldsOf } from '#studio/site/pages/block-form.ts';
import { languagesOf, shownLanguage, stateOf } from '#studio/site/pages/page-draft.ts';
import { draftSteps, pageDraft } from '#studio/site/pages/page-drafts.queries.ts';
import { fileOf, uploadOf } from '#studio/site/pages/page-sections.ts';
import { Done, Refused } from '../../../refused.tsx';
import editorStyles from '../editor/editor.css?url';
import { editorMessages } from '../editor/editor.messages.ts';
import { EditorFrame } from '../editor/editor-frame.tsx';
import { PageStage } from '../editor/page-stage.tsx';
import { PreviewLanguage } from '../editor/preview-language.tsx';
import { SectionHead } from '../editor/section-head.tsx';
import { stageBlocks } from '../editor/stage-blocks.ts';
import { useStageRefs } from '../editor/use-preview.ts';
import { useSectionSheet } from '../editor/use-section-sheet.ts';
import { describeState, liveMessages } from '../live/live.messages.ts';
import { type Live, useLiveForm } from '../live/use-live-form.ts';
import { UploadForm, type UploadProblem } from '../uploads/upload-form.tsx';
import { uploadWords } from '../uploads/upload-words.ts';
import type { Route } from './+types/block';
import { choicesIn, formOf, linkTargets } from './block-form.data.ts';
import { BlockForm, missingIn } from './block-form.tsx';
import { placeFrom } from './block-place.ts';
import { editedElsewhere } from './edited-elsewhere.ts';
import { ElsewhereLinks } from './elsewhere-links.tsx';
import stylesheet from './pages.css?url';
import { nameOf, type PageProblem, pageOf, titleOf, websiteData } from './pages.data.ts';
import { OpenPreview } from './preview-links.tsx';
import { saveBlock } from './save-block.ts';
import { DraftSteps } from './section.tsx';
import { websiteMessages } from './website.messages.ts';

export const links = () => [stylesheet, editorStyles].map((href) => ({ rel: 'stylesheet', href }));

/** `/admin/website/<page>/sections/<place>`: both languages of one section. */
export async function loader({ request, context, params }: Route.LoaderArgs) {
  const { page: key } = params;
  const given = await websiteData(request, context, `/admin/website/${key}/sections/${params.section}`);
  const { world, identity, language, flash } = given;
  const path = await pageOf(world, key);
  const draft = await pageDraft(world.db.query, key);
  const { page, version } = draft;
  const at = placeFrom(params.section);
  const [en, da] = [page.en[at], page.da[at]];
  if (!en || !da) throw data(null, { status: 404 });
  const fields = fieldsOf(en);
  const typed = formOf({ en, da }, fields);
  const kind = uploadOf(key, en);
  const isStill = en.type === 'film' || en.type === 'video';
  const languages = languagesOf(page);
  const shown = shownLanguage(languages, language);
  return {
    key,
    at,
    version,
    fields,
    typed,
    languages,
    shown,
    language,
    flash,
    address: `/admin/website/${key}`,
    hasPreview: path !== null,
    title: nameOf(en, websiteMessages[language]),
    upload: kind && { kind, words: uploadWords(kind, language, isStill) },
    choices: await choicesIn(world, fields, language),
    targets: await linkTargets(world, { fields, type: en.type }, language),
    type: en.type,
    elsewhere: editedElsewhere(key, en, language),
    file: fileOf(en),
    outdated: languages.filter((each) => page[each][at]?.isOutdated),
    page: titleOf(page, key, { language, identity }),
    state: stateOf(page, draft).state,
    steps: await draftSteps(world.db.query, key),
    blocks: stageBlocks({ blocks: page[shown], identity, language }),
  };
}

export function action(args: Route.ActionArgs) {
  return saveBlock(args, { leadTo: (_, key) => `/admin/website/${key}?flash=saved` });
}

type BlockData = Route.ComponentProps['loaderData'];

export default function EditedBlock({ loaderData }: Route.ComponentProps) {
  const language = useLanguage();
  const { key, at, address, version, fields, languages, hasPreview, blocks } = loaderData;
  const words = useWords(editorMessages);
  const result = useActionResult<PageProblem | UploadProblem>();
  const refused = result && 'refusal' in result ? result : null;
  const isInvalid = refused?.refusal === 'invalid';
  const missing = isInvalid ? missingIn(fields, refused.typed ?? {}, { isStored: true, languages }) : [];
  const refs = useStageRefs();
  const live = useLiveForm({
    pageKey: key,
    at,
    version,
    language: loaderData.shown,
    address: `${address}/sections/${at}`,
    formKey: `${version} ${missing}`,
    stage: refs,
  });
  const sheet = useSectionSheet({ close: () => live.leave(`${address}#section-${at}`), draw: live.draw });
  const isTyped = live.state.kind === 'saved';
  return (
    <EditorFrame
      name={loaderData.title}
      language={language}
      back={{
        href: `${address}#section-${at}`,
        label: websiteMessages[language].backToPage(loaderData.page),
      }}
      title={<BlockTitle block={loaderData} isTyped={isTyped} />}
      tools={<BlockTools live={live} isTyped={isTyped} block={loaderData} />}
      foot={<BlockFoot block={loaderData} sheet={sheet} />}
      stage={
        hasPreview ? (
          <PageStage refs={refs} address={address} blocks={blocks} words={words} current={at} />
        ) : null
      }
      view={sheet.view}
      panelHead={<SectionHead address={address} at={at} blocks={blocks} words={words} />}
      notices={null}
      onSubmitCapture={live.submitOther}
      onClickCapture={(event) => leaveByLink(event, live.leave)}
    >
      <BlockPanel block={loaderData} problem={result ?? null} live={live} sheet={sheet} missing={missing} />
    </EditorFrame>
  );
}

function BlockTitle({ block, isTyped }: { block: BlockData; isTyped: boolean }) {
  const words = websiteMessages[block.language];
  return (
    <>
      <p className="editor-page">{block.page}</p>
      <p>{words.states[isTyped ? 'draft' : block.state]}</p>
    </>
  );
}

function BlockTools({ block, live, isTyped }: { block: BlockData; live: Live; isTyped: boolean }) {
  const { address, version, languages, language, hasPreview } = block;
  const steps = isTyped ? { canUndo: true, canRedo: false } : block.steps;
  return (
    <>
      {hasPreview && <PreviewLanguage languages={languages} shown={live.shown} onShow={live.show} />}
      <DraftSteps address={address} version={version} steps={steps} words={websiteMessages[language]} />
    </>
  );
}

type Sheet = ReturnType<typeof useSectionSheet>;

function BlockFoot({ block: { address, language, hasPreview }, sheet }: { block: BlockData; sheet: Sheet }) {
  const words = useWords(websiteMessages);
  return (
    <>
      {hasPreview && (
        <div className="wide-only">
          <OpenPreview address={address} words={words} />
        </div>
      )}
      <a className="button sun plain wide-only" href={address}>
        {words.publishing}
      </a>
      <button type="button" className="button sun plain narrow-only" id={sheet.backId} onClick={sheet.open}>
        {editorMessages[language].back}
      </button>
    </>
  );
}

interface BlockPanelProps {
  block: BlockData;
  problem: PageProblem | UploadProblem | null;
  live: Live;
  sheet: Sheet;
  missing: readonly string[];
}

function BlockPanel({ block, problem, live, sheet, missing }: BlockPanelProps) {
  const { fields, choices, targets, outdated, languages, version, language, upload, flash } = block;
  const words = useWords(websiteMessages);
  const refused = problem && 'refusal' in problem ? problem : null;
  return (
    <>
      {refused && missing.length === 0 ? (
        <Refused title={words.problem} text={words.refusals[refused.refusal]} />
      ) : null}
      {flash && !refused ? <Done text={words.flash[flash]} /> : null}
      {block.elsewhere.length > 0 && (
        <p className="cluster">
          <ElsewhereLinks links={block.elsewhere} />
        </p>
      )}
      <BlockForm
        typed={refused?.typed ?? block.typed}
        isStored
        save={words.done}
        live={{ ...live, status: describeState(live.state, liveMessages[language]) }}
        aside={block.hasPreview && <ShowPreview sheet={sheet} label={editorMessages[language].show} />}
        fields={fields}
        choices={choices}
        targets={targets}
        outdated={outdated}
        languages={languages}
        version={version}
        missing={missing}
        words={words}
      />
      {upload && (
        <UploadForm
          key={`file ${block.file}`}
          isCropped={block.type !== 'picture'}
          to={upload.kind}
          seen={block.file}
          problem={problem && 'reason' in problem ? problem : null}
          {...upload}
        />
      )}
    </>
  );
}

function ShowPreview({ sheet, label }: { sheet: Sheet; label: string }) {
  return (
    <button
      type="button"
      className="button ghost plain narrow-only with-scripts"
      id={sheet.showId}
      onClick={sheet.show}
    >
      {label}
    </button>
  );
}

/** To other pages of the editor: what is typed is saved before. */
function leaveByLink(event: MouseEvent, leave: (href: string) => void): void {
  if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
  const link = event.target instanceof Element ? event.target.closest<HTMLAnchorElement>('a[href]') : null;
  const href = link?.getAttribute('href') ?? '';
  if (!link || link.target || !href.startsWith('/admin/')) return;
  event.preventDefault();
  event.stopPropagation();
  leave(href);
}
