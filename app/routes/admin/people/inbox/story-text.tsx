import { worldOf } from '#app/web/world.ts';
import { fileSource } from '#platform/processes/input-source.ts';
import { sentPdf, sentStory } from '#studio/site/magazine/uploads.queries.ts';
import { ownerOnly } from '../../owner-only.ts';
import { readAdminPdf } from '../../pdf-text.data.ts';
import { AdminPdfText } from '../../pdf-text-page.tsx';
import type { Route } from './+types/story-text';

export async function loader({ request, context, params }: Route.LoaderArgs) {
  const path = `/admin/stories/${params.story}`;
  const who = await ownerOnly('inbox', { request, context }, `${path}/pdf/text`);
  const world = worldOf(context);
  const [story, found] = await Promise.all([
    sentStory(world, who, params.story),
    sentPdf(world, who, params.story),
  ]);
  if (!story || !found) return readAdminPdf(context, null);
  return readAdminPdf(context, {
    name: story.title,
    href: `${path}/pdf`,
    source: await fileSource(world.files, found.key),
    parent: { title: story.title, href: path },
  });
}

export default function StoryText({ loaderData }: Route.ComponentProps) {
  return <AdminPdfText page="stories" pdf={loaderData} />;
}
