import { data } from 'react-router';
import { useActionResult } from '#app/web/forms/sub-resource.tsx';
import { useWords } from '#app/web/words.ts';
import { fieldsOf } from '#studio/site/pages/block-form.ts';
import { editPage } from '#studio/site/pages/edit-page.ts';
import { languagesOf } from '#studio/site/pages/page-draft.ts';
import { pageDraft } from '#studio/site/pages/page-drafts.queries.ts';
import {
  type AddableType,
  addableTo,
  addBlock,
  blankBlock,
  drawingTo,
  newBlock,
} from '#studio/site/pages/page-sections.ts';
import { AdminFrame } from '../../../frame.tsx';
import { ownersForm } from '../../../owners-form.ts';
import { versionFrom } from '../../../read-action.ts';
import { Refused } from '../../../refused.tsx';
import type { Route } from './+types/new-block';
import { choicesIn, linkTargets, textsFrom, typedIn } from './block-form.data.ts';
import { BlockForm, missingIn } from './block-form.tsx';
import stylesheet from './pages.css?url';
import { type PageProblem, pageOf, showOutcome, titleOf, websiteData } from './pages.data.ts';
import { tabOf } from './tab-of.ts';
import { websiteMessages } from './website.messages.ts';

export const links = () => [{ rel: 'stylesheet', href: stylesheet }];

export async function loader({ request, context, params }: Route.LoaderArgs) {
  const { page: key } = params;
  const given = await websiteData(request, context, `/admin/website/${key}/new-section/${params.type}`);
  const { world, identity, language } = given;
  await pageOf(world, key);
  const type = addableFrom(key, params.type);
  const { page, version } = await pageDraft(world.db.query, key);
  const fields = fieldsOf(blankBlock(type));
  return {
    key,
    version,
    type,
    fields,
    languages: languagesOf(page),
    choices: await choicesIn(world, fields, language),
    targets: await linkTargets(world, { fields, type }, language),
    page: titleOf(page, key, { language, identity }),
  };
}

function addableFrom(key: string, text: string): AddableType {
  const type = [...addableTo(key), drawingTo(key)].find((known) => known === text);
  if (!type) throw data(null, { status: 404 });
  return type;
}

export async function action(args: Route.ActionArgs) {
  const { who, world, form } = await ownersForm('website', args, '/admin/website/:page/new-section/:type');
  const { page: key } = args.params;
  const type = addableFrom(key, args.params.type);
  const fields = fieldsOf(blankBlock(type));
  const all = textsFrom(form);
  const block = newBlock(type, { en: typedIn('en', all, fields), da: typedIn('da', all, fields) });
  if (!block) return showOutcome({ ok: false, refusal: 'invalid' }, '', all);
  const outcome = await editPage(world, who, { key, version: versionFrom(form), change: addBlock(block) });
  return showOutcome(outcome, `/admin/website/${key}?flash=added`, all);
}

export default function NewBlock({ loaderData }: Route.ComponentProps) {
  const { key, version, type, fields, choices, targets, languages, page } = loaderData;
  const words = useWords(websiteMessages);
  const refused = useActionResult<PageProblem>();
  const isInvalid = refused?.refusal === 'invalid';
  const missing = isInvalid ? missingIn(fields, refused.typed ?? {}, { isStored: false, languages }) : [];
  return (
    <AdminFrame
      page={tabOf(key)}
      title={words.newSection(type)}
      lead={page}
      back={{ href: `/admin/website/${key}`, label: words.backToPage(page) }}
    >
      {refused && missing.length === 0 ? (
        <Refused title={words.problem} text={words.refusals[refused.refusal]} />
      ) : null}
      {languages.length > 1 && <p className="hint">{words.oneLanguageHint}</p>}
      <BlockForm
        typed={refused?.typed ?? {}}
        isStored={false}
        save={words.addToDraft}
        fields={fields}
        choices={choices}
        targets={targets}
        languages={languages}
        version={version}
        missing={missing}
        words={words}
      />
    </AdminFrame>
  );
}
