import { data, redirect } from 'react-router';
import type { PageHandle } from '#app/web/page-handle.ts';
import { worldOf } from '#app/web/world.ts';
import { studioIdentity } from '#studio/shared/content/content.queries.ts';
import { isFormerSlug } from '#studio/shared/content/former-slugs.queries.ts';
import { danishRangeSlug, rangePath } from '#studio/site/pages/range-address.ts';
import type { Route } from './+types/by-slug';
import { artistData, artistStage } from './artist/artist.data.ts';
import { artistAction, artistJson, isScriptPost } from './artist/artist-action.ts';
import { ArtistPage } from './artist/artist-page.tsx';
import { closingKeys, closingOf } from './closing.data.ts';
import { contentPageData, ownPageData } from './content-page.data.ts';
import { AboutPage } from './parts/about-page.tsx';
import { DocumentPage } from './parts/document-page.tsx';
import stylesheet from './person-pages.css?url';
import { seoOf } from './seo.ts';

export const handle: PageHandle = {
  cache: { keys: ['studio', 'artist', 'about', ...closingKeys] },
};

export const links = () => [{ rel: 'stylesheet', href: stylesheet }];

/** Fetches of the script get JSON instead of a page. */
export const middleware: Route.MiddlewareFunction[] = [
  async ({ request, context, params }, next) =>
    isScriptPost(request) && (await isArtist(context, params.place))
      ? artistJson({ request, context })
      : next(),
];

/** `/<slug>` and `/about-<slug>`, matched against the studio's current slug; then pages that the owner has created. */
export async function loader({ context, params }: Route.LoaderArgs) {
  const { coachSlug } = await studioIdentity(worldOf(context));
  const nothing = { artist: null, about: null, own: null };
  if (params.place === coachSlug) return { ...nothing, artist: await artistData(context) };
  if (params.place === `about-${coachSlug}`) return { ...nothing, about: await aboutData(context) };
  const own = await ownPageData(context, params.place ?? '');
  if (own) return { ...nothing, own };
  if (params.place === danishRangeSlug) throw redirect(await rangePath(worldOf(context)), 301);
  await redirectFormerSlug(context, params.place ?? '', coachSlug);
  throw data(null, { status: 404 });
}

async function aboutData(context: Route.LoaderArgs['context']) {
  const [page, closing] = await Promise.all([contentPageData(context, 'about'), closingOf(context, 'about')]);
  return { ...page, closing, stage: await artistStage(context) };
}

/** Former slugs redirect to the current one; the router adds the language prefix. */
async function redirectFormerSlug(
  context: Route.LoaderArgs['context'],
  place: string,
  coachSlug: string,
): Promise<void> {
  const [, about = '', slug = place] = /^(about-)?(.*)$/.exec(place) ?? [];
  const { query } = worldOf(context).db;
  if (await isFormerSlug(query, place)) throw redirect(`/${coachSlug}`, 301);
  if (about && (await isFormerSlug(query, slug))) throw redirect(`/about-${coachSlug}`, 301);
}

/** Only the artist's page has a form. */
export async function action({ request, context, params }: Route.ActionArgs) {
  if (!(await isArtist(context, params.place))) throw data(null, { status: 404 });
  return artistAction({ request, context });
}

async function isArtist(context: Route.LoaderArgs['context'], place: string | undefined): Promise<boolean> {
  return place === (await studioIdentity(worldOf(context))).coachSlug;
}

export function meta({ loaderData }: Route.MetaArgs) {
  const own = loaderData?.own;
  if (own) return [...seoOf(own.document, own.title, own.frame)];
  const page = loaderData?.artist ?? loaderData?.about;
  return page ? [...seoOf(page.document, page.frame.identity.coachName, page.frame)] : [];
}

export default function BySlug({ loaderData: { artist, about, own }, actionData }: Route.ComponentProps) {
  if (artist)
    return <ArtistPage data={artist} own={actionData?.own ?? []} removing={actionData?.removing ?? null} />;
  if (own) return <DocumentPage data={own} isSung={own.isSung} />;
  return about && <AboutPage data={about} />;
}
