import type { RouterContextProvider } from 'react-router';
import { factsOf } from '#app/web/request-facts.ts';
import { worldOf } from '#app/web/world.ts';
import { contentDocument, studioIdentity } from '#studio/shared/content/content.queries.ts';
import { blockOf } from '#studio/shared/content/document.ts';
import type { StudioIdentity } from '#studio/shared/content/identity.ts';
import { placedPhotographs } from '#studio/shared/content/photographs.queries.ts';
import { type Language, pageAddress } from '#studio/shared/language.ts';
import { pageOfPlace } from '#studio/site/pages/own-page.ts';
import { ownPages } from '#studio/site/pages/own-pages.queries.ts';
import { navigationKey } from '#studio/site/pages/page-draft.ts';
import { rangePath } from '#studio/site/pages/range-address.ts';
import { allDocumentPages } from '#studio/site/search/site-page.ts';
import { type SectionFiles, sectionFiles } from './section-files.ts';
import { sharePhotograph, widest } from './share-photograph.ts';

export interface SiteFrame {
  identity: StudioIdentity;
  language: Language;
  path: string;
  siteUrl: string;
  prefix: string;
  /** Of 'Find your range', with the prefix. */
  rangeHref: string;
  /** For the share image: `<id>/<width>`; empty: none. */
  photograph: string;
  /** The same of every place with a photograph of the owner's. */
  photographs: Readonly<Record<string, string>>;
  /** The token of the link to a preview. */
  preview: string | null;
  files: SectionFiles;
  links: Readonly<Record<'menu' | 'footer', readonly AddedLink[]>>;
}

export interface AddedLink {
  label: string;
  href: string;
}

export async function siteFrame(context: Readonly<RouterContextProvider>): Promise<SiteFrame> {
  const { language, path, preview = null } = factsOf(context);
  const world = worldOf(context);
  const identity = await studioIdentity(world);
  const documents = allDocumentPages(identity, await ownPages(world));
  const keys = documents.filter(([, at]) => at.split('?')[0] === path).map(([key]) => key);
  const [placed, navigation, files] = await Promise.all([
    placedPhotographs(world, language),
    contentDocument(world, navigationKey, language),
    sectionFiles(world, language, (place) => keys.includes(pageOfPlace(place) ?? '')),
  ]);
  const linksIn = (slot: string) =>
    (blockOf(navigation, 'links', slot)?.items ?? []).map(({ label, href }) => ({ label, href }));
  return {
    identity,
    language,
    path,
    siteUrl: world.settings.siteUrl,
    prefix: language === 'da' ? '/da' : '',
    rangeHref: pageAddress(await rangePath(world), language),
    photograph: sharePhotograph(path, identity.coachSlug, placed),
    photographs: Object.fromEntries(Object.entries(placed).map(([place, one]) => [place, widest(one)])),
    preview,
    files,
    links: { menu: linksIn('menu'), footer: linksIn('footer') },
  };
}
