import { factsOf } from '#app/web/request-facts.ts';
import { worldOf } from '#app/web/world.ts';
import { fileSource } from '#platform/processes/input-source.ts';
import { applicationFacts } from '#studio/teaching/applications/applications.queries.ts';
import { ownerOnly } from '../../owner-only.ts';
import { readAdminPdf } from '../../pdf-text.data.ts';
import { AdminPdfText } from '../../pdf-text-page.tsx';
import type { Route } from './+types/application-text';

export async function loader({ request, context, params }: Route.LoaderArgs) {
  const path = `/admin/applications/${params.application}`;
  await ownerOnly('inbox', { request, context }, `${path}/files/${params.attached}/text`);
  const world = worldOf(context);
  const application = await applicationFacts(world.db.query, {
    applicationId: params.application,
    reader: factsOf(context).language,
    now: world.clock.now(),
  });
  const file = application?.files.find(({ id }) => id === params.attached);
  if (!application || !file) return readAdminPdf(context, null);
  return readAdminPdf(context, {
    name: file.name,
    href: `${path}/files/${file.id}`,
    source: await fileSource(world.files, file.key),
    parent: { title: application.name, href: path },
  });
}

export default function ApplicationText({ loaderData }: Route.ComponentProps) {
  return <AdminPdfText page="applications" pdf={loaderData} />;
}
