import { data, Form } from 'react-router';
import { Button } from '#app/ui/forms/button.tsx';
import { TextLink } from '#app/ui/navigation/text-link.tsx';
import { useActionResult } from '#app/web/forms/sub-resource.tsx';
import { personalLanguage } from '#app/web/preferred-language.ts';
import { blockFrom, fieldsOf, type Typed, typedOf } from '#studio/content/block-form.ts';
import { editPage } from '#studio/content/edit-page.ts';
import { replaceBlock } from '#studio/content/page-draft.ts';
import { pageDraft } from '#studio/content/page-drafts.queries.ts';
import type { Language } from '#studio/shared/language.ts';
import { VersionField } from '../../action-buttons.tsx';
import { AdminFrame, adminMeta } from '../../frame.tsx';
import { ownersForm } from '../../owners-form.ts';
import { versionFrom } from '../../read-action.ts';
import { Refused } from '../../refused.tsx';
import type { Route } from './+types/block';
import { BlockFields } from './block-fields.tsx';
import { placeFrom } from './block-place.ts';
import stylesheet from './pages.css?url';
import { type PageProblem, pageOf, showOutcome, titleOf, websiteData } from './pages.data.ts';
import { websiteMessages } from './website.messages.ts';

export const handle = { hydrate: true };
export const middleware = [personalLanguage];
export const links = () => [{ rel: 'stylesheet', href: stylesheet }];

const blockPath = '/admin/website/:page/sections/:section';

/** `/admin/website/<page>/sections/<place>`: both languages of one block. */
export async function loader({ request, context, params }: Route.LoaderArgs) {
  const { page: key } = params;
  const given = await websiteData(request, context, `/admin/website/${key}/sections/${params.section}`);
  const { world, identity, language, studioName } = given;
  pageOf(identity, key);
  const { page, version } = await pageDraft(world.db.query, key);
  const at = placeFrom(params.section);
  const [en, da] = [page.en[at], page.da[at]];
  if (!en || !da) throw data(null, { status: 404 });
  return {
    key,
    version,
    type: en.type,
    fields: fieldsOf(en.type),
    typed: { ...prefixed('en', typedOf(en)), ...prefixed('da', typedOf(da)) },
    isOutdated: { en: en.isOutdated ?? false, da: da.isOutdated ?? false },
    page: titleOf(page, key, { language, identity }),
    language,
    studioName,
  };
}

export async function action(args: Route.ActionArgs) {
  const { who, world, form } = await ownersForm(args, blockPath);
  const key = args.params.page;
  const at = placeFrom(args.params.section);
  const { page } = await pageDraft(world.db.query, key);
  const [en, da] = [page.en[at], page.da[at]];
  const all = Object.fromEntries(
    [...form].filter((entry): entry is [string, string] => typeof entry[1] === 'string'),
  );
  if (!en || !da) return showOutcome({ ok: false, refusal: 'not-found' }, '', all);
  const typed = { en: blockFrom(en, typedIn('en', all)), da: blockFrom(da, typedIn('da', all)) };
  if (!typed.en || !typed.da) return showOutcome({ ok: false, refusal: 'invalid' }, '', all);
  const change = replaceBlock(at, { en: typed.en, da: typed.da });
  const outcome = await editPage(world, who, { key, version: versionFrom(form), change });
  return showOutcome(outcome, `/admin/website/${key}?flash=saved`, all);
}

function prefixed(language: Language, typed: Typed): Typed {
  return Object.fromEntries(Object.entries(typed).map(([name, text]) => [`${language}.${name}`, text]));
}

function typedIn(language: Language, all: Typed): Typed {
  const own = Object.entries(all).filter(([name]) => name.startsWith(`${language}.`));
  return Object.fromEntries(own.map(([name, text]) => [name.slice(3), text]));
}

export function meta({ loaderData }: Route.MetaArgs) {
  return adminMeta(
    loaderData && websiteMessages[loaderData.language].blocks[loaderData.type],
    loaderData?.studioName,
  );
}

export default function EditedBlock({ loaderData }: Route.ComponentProps) {
  const { key, version, type, fields, isOutdated, page, language, studioName } = loaderData;
  const words = websiteMessages[language];
  const refused = useActionResult<PageProblem>();
  return (
    <AdminFrame
      page="pages"
      title={words.blocks[type]}
      lead={page}
      back={
        <TextLink href={`/admin/website/${key}`} leads="back">
          {words.backToPage(page)}
        </TextLink>
      }
      {...{ language, studioName }}
    >
      {refused ? <Refused title={words.problem} text={words.refusals[refused.refusal]} /> : null}
      <Form method="post" className="form" noValidate>
        <VersionField version={version} />
        <div className="language-pair">
          {(['en', 'da'] as const).map((each) => (
            <fieldset key={each}>
              <legend>
                {words.languages[each]}
                {isOutdated[each] && <span className="hint"> {words.notUpdated}</span>}
              </legend>
              <BlockFields
                {...{ fields, words }}
                prefix={`${each}.`}
                typed={refused?.typed ?? loaderData.typed}
              />
            </fieldset>
          ))}
        </div>
        <div className="remedies">
          <Button type="submit" isPlain>
            {words.save}
          </Button>
        </div>
      </Form>
    </AdminFrame>
  );
}
