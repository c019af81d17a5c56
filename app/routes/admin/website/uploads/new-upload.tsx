import { data } from 'react-router';
import { TextLink } from '#app/ui/navigation/text-link.tsx';
import { useActionResult } from '#app/web/forms/sub-resource.tsx';
import { personalLanguage } from '#app/web/preferred-language.ts';
import { pageDraft } from '#studio/pages/page-drafts.queries.ts';
import { type UploadType, uploadableTo } from '#studio/pages/page-sections.ts';
import { AdminFrame, adminMeta } from '../../frame.tsx';
import { ownersAction } from '../../owners-form.ts';
import { articleMessages } from '../articles/article.messages.ts';
import { pageOf, titleOf, websiteData } from '../pages/pages.data.ts';
import { tabOf } from '../pages/tab-of.ts';
import { websiteMessages } from '../pages/website.messages.ts';
import type { Route } from './+types/new-upload';
import { receiveUpload } from './receive-upload.ts';
import { UploadForm, type UploadProblem } from './upload-form.tsx';

export const handle = { hydrate: true };
export const middleware = [personalLanguage];

const newUploadPath = '/admin/website/:page/new-upload/:kind';

/** `/admin/website/<page>/new-upload/<kind>`: a section begins with its file. */
export async function loader({ request, context, params }: Route.LoaderArgs) {
  const { page: key } = params;
  const given = await websiteData(request, context, `/admin/website/${key}/new-upload/${params.kind}`);
  const { world, identity, language, studioName } = given;
  await pageOf(world, key);
  const kind = kindFrom(key, params.kind);
  const { page } = await pageDraft(world.db.query, key);
  return { key, kind, page: titleOf(page, key, { language, identity }), language, studioName };
}

function kindFrom(key: string, text: string): UploadType {
  const kind = uploadableTo(key).find((known) => known === text);
  if (!kind) throw data(null, { status: 404 });
  return kind;
}

export async function action(args: Route.ActionArgs) {
  const { who, world } = await ownersAction(args, newUploadPath);
  const { page: key, kind } = args.params;
  return receiveUpload(args.request, { world, who, kind: kindFrom(key, kind), key, at: null });
}

export function meta({ loaderData }: Route.MetaArgs) {
  const words = loaderData && articleMessages[loaderData.language].upload.new;
  return adminMeta(words?.[loaderData?.kind ?? 'picture'], loaderData?.studioName);
}

export default function NewUpload({ loaderData }: Route.ComponentProps) {
  const { key, kind, page, language, studioName } = loaderData;
  const words = articleMessages[language].upload;
  const problem = useActionResult<UploadProblem>() ?? null;
  return (
    <AdminFrame
      page={tabOf(key)}
      title={words.new[kind]}
      lead={words.lead[kind]}
      back={
        <TextLink href={`/admin/website/${key}`} leads="back">
          {websiteMessages[language].backToPage(page)}
        </TextLink>
      }
      {...{ language, studioName }}
    >
      <UploadForm
        to={`/admin/website/${key}/new-upload/${kind}`}
        isCropped={false}
        {...{ kind, problem, language }}
      />
    </AdminFrame>
  );
}
