import { data } from 'react-router';
import { TextLink } from '#app/ui/navigation/text-link.tsx';
import { useActionResult } from '#app/web/forms/sub-resource.tsx';
import { personalLanguage } from '#app/web/preferred-language.ts';
import { fieldsOf } from '#studio/pages/block-form.ts';
import { languagesOf } from '#studio/pages/page-draft.ts';
import { pageDraft } from '#studio/pages/page-drafts.queries.ts';
import { fileOf, uploadOf } from '#studio/pages/page-sections.ts';
import { AdminFrame, adminMeta } from '../../frame.tsx';
import { Done, Refused } from '../../refused.tsx';
import { LiveBlockForm } from '../live/live-block-form.tsx';
import { UploadForm, type UploadProblem } from '../uploads/upload-form.tsx';
import { uploadWords } from '../uploads/upload-words.ts';
import type { Route } from './+types/block';
import { choicesIn, formOf, linkTargets } from './block-form.data.ts';
import { missingIn } from './block-form.tsx';
import { placeFrom } from './block-place.ts';
import stylesheet from './pages.css?url';
import { nameOf, type PageProblem, pageOf, titleOf, websiteData } from './pages.data.ts';
import { saveBlock } from './save-block.ts';
import { tabOf } from './tab-of.ts';
import { websiteMessages } from './website.messages.ts';

export const handle = { hydrate: true };
export const middleware = [personalLanguage];
export const links = () => [{ rel: 'stylesheet', href: stylesheet }];

/** `/admin/website/<page>/sections/<place>`: both languages of one section. */
export async function loader({ request, context, params }: Route.LoaderArgs) {
  const { page: key } = params;
  const given = await websiteData(request, context, `/admin/website/${key}/sections/${params.section}`);
  const { world, identity, language, studioName, flash } = given;
  const path = await pageOf(world, key);
  const { page, version } = await pageDraft(world.db.query, key);
  const at = placeFrom(params.section);
  const [en, da] = [page.en[at], page.da[at]];
  if (!en || !da) throw data(null, { status: 404 });
  const fields = fieldsOf(en);
  const typed = formOf({ en, da }, fields);
  const kind = uploadOf(key, en);
  const isStill = en.type === 'film' || en.type === 'video';
  return {
    key,
    address: `/admin/website/${key}/sections/${at}`,
    hasPreview: path !== null,
    version,
    title: nameOf(en, websiteMessages[language]),
    fields,
    typed,
    languages: languagesOf(page),
    upload: kind && { kind, words: uploadWords(kind, language, isStill) },
    choices: await choicesIn(world, { fields, typed }, language),
    targets: await linkTargets(world, { fields, type: en.type }, language),
    type: en.type,
    file: fileOf(en),
    outdated: languagesOf(page).filter((each) => page[each][at]?.isOutdated),
    page: titleOf(page, key, { language, identity }),
    language,
    studioName,
    flash,
  };
}

export function action(args: Route.ActionArgs) {
  return saveBlock(args, { leadTo: (_, key) => `/admin/website/${key}?flash=saved` });
}

export function meta({ loaderData }: Route.MetaArgs) {
  return adminMeta(loaderData?.title, loaderData?.studioName);
}

export default function EditedBlock({ loaderData }: Route.ComponentProps) {
  const { key, version, title, fields, choices, outdated, page, language, studioName, flash } = loaderData;
  const { type, file, targets } = loaderData;
  const { address, hasPreview, languages, upload } = loaderData;
  const words = websiteMessages[language];
  const result = useActionResult<PageProblem | UploadProblem>();
  const problem = result && 'reason' in result ? result : null;
  const refused = result && 'refusal' in result ? result : null;
  const isInvalid = refused?.refusal === 'invalid';
  const missing = isInvalid ? missingIn(fields, refused.typed ?? {}, { isStored: true, languages }) : [];
  return (
    <AdminFrame
      page={tabOf(key)}
      title={title}
      lead={page}
      back={
        <TextLink href={`/admin/website/${key}`} leads="back">
          {words.backToPage(page)}
        </TextLink>
      }
      {...{ language, studioName }}
    >
      {refused && missing.length === 0 ? (
        <Refused title={words.problem} text={words.refusals[refused.refusal]} />
      ) : null}
      {flash && !refused ? <Done text={words.flash[flash]} /> : null}
      <LiveBlockForm
        key={`${version} ${missing}`}
        typed={refused?.typed ?? loaderData.typed}
        isStored
        save={words.save}
        {...{ fields, choices, targets, outdated, languages, version, missing, words }}
        {...{ address, hasPreview, language }}
      />
      {upload && (
        <UploadForm
          key={`file ${file}`}
          isCropped={type !== 'picture'}
          to={upload.kind}
          seen={file}
          {...{ ...upload, problem, language }}
        />
      )}
    </AdminFrame>
  );
}
