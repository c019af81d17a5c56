import type { RouterContextProvider } from 'react-router';
import { factsOf } from '#app/web/request-facts.ts';
import { worldOf } from '#app/web/world.ts';
import { contentDocument, studioIdentity } from '#studio/content/content.queries.ts';
import { blockOf } from '#studio/content/document.ts';
import type { StudioIdentity } from '#studio/content/identity.ts';
import { placedPhotographs } from '#studio/content/photographs.queries.ts';
import { navigationKey } from '#studio/pages/page-draft.ts';
import type { Language } from '#studio/shared/language.ts';
import { sharePhotograph, widest } from './share-photograph.ts';

export interface SiteFrame {
  identity: StudioIdentity;
  language: Language;
  path: string;
  siteUrl: string;
  prefix: string;
  /** For the share image: `<id>/<width>`; empty: none. */
  photograph: string;
  /** The same of every place with a photograph of the owner's. */
  photographs: Readonly<Record<string, string>>;
  /** The token of the link to a preview. */
  preview: string | null;
  /** Added by the owner. */
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
  const [placed, navigation] = await Promise.all([
    placedPhotographs(world, language),
    contentDocument(world, navigationKey, language),
  ]);
  const linksIn = (slot: string) =>
    (blockOf(navigation, 'links', slot)?.items ?? []).map(({ label, href }) => ({ label, href }));
  return {
    identity,
    language,
    path,
    siteUrl: world.settings.siteUrl,
    prefix: language === 'da' ? '/da' : '',
    photograph: sharePhotograph(path, identity.coachSlug, placed),
    photographs: Object.fromEntries(Object.entries(placed).map(([place, one]) => [place, widest(one)])),
    preview,
    links: { menu: linksIn('menu'), footer: linksIn('footer') },
  };
}
