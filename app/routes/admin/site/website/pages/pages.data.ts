import { data, type RouterContextProvider, redirect } from 'react-router';
import { refusalStatus } from '#app/web/forms/refusal-status.ts';
import { factsOf } from '#app/web/request-facts.ts';
import { worldOf } from '#app/web/world.ts';
import type { World } from '#platform/world.ts';
import type { Block } from '#studio/shared/content/blocks.ts';
import { studioIdentity } from '#studio/shared/content/content.queries.ts';
import { fillNames } from '#studio/shared/content/document.ts';
import type { Language } from '#studio/shared/language.ts';
import type { EditPageOutcome, EditPageRefusal } from '#studio/site/pages/edit-page.ts';
import type { OwnPageRefusal } from '#studio/site/pages/own-pages.ts';
import { navigationKey, type PageBlocks } from '#studio/site/pages/page-draft.ts';
import { addressOfPage } from '#studio/site/search/page-address.queries.ts';
import { pageTitles } from '../../../../site/page-titles.messages.ts';
import { ownerOnly } from '../../../owner-only.ts';
import { type WebsiteWords, websiteMessages } from './website.messages.ts';

export const pagePath = '/admin/website/:page';

export async function websiteData(request: Request, context: Readonly<RouterContextProvider>, path: string) {
  const who = await ownerOnly('website', { request, context }, path);
  const world = worldOf(context);
  const identity = await studioIdentity(world);
  const flash = new URL(request.url).searchParams.get('flash');
  const { language } = factsOf(context);
  const known = flash && Object.hasOwn(websiteMessages.en.flash, flash) ? flash : null;
  return {
    world,
    who,
    identity,
    language,
    flash: known as keyof WebsiteWords['flash'] | null,
  };
}

type Identity = Awaited<ReturnType<typeof studioIdentity>>;

/** Its address; null: the links of every page. 404 for a document without a page. */
export async function pageOf(world: World, key: string): Promise<string | null> {
  if (key === navigationKey) return null;
  const address = await addressOfPage(world, key);
  if (address === null) throw data(null, { status: 404 });
  return address;
}

export function titleOf(
  page: PageBlocks,
  key: string,
  { language, identity }: { language: Language; identity: Identity },
) {
  const seo = page[language].find((block) => block.type === 'seo');
  const headline = page[language].find((block) => block.type === 'headline');
  const title = seo?.title ?? headline?.text;
  return pageTitles[language][key] ?? (title ? fillNames(title, identity) : key);
}

/** Of a section; links in the menu and in the footer by their place. */
export function nameOf(block: Block, words: WebsiteWords): string {
  const place = block.type === 'links' ? block.slot : undefined;
  return words.places[place ?? ''] ?? words.blocks[block.type];
}

export interface PageProblem {
  refusal: EditPageRefusal | OwnPageRefusal;
  typed: Readonly<Record<string, string>> | null;
}

export function showOutcome(outcome: EditPageOutcome, to: string, typed: PageProblem['typed'] = null) {
  if (outcome.ok) throw redirect(to, 303);
  const { refusal } = outcome;
  return data<PageProblem>({ refusal, typed }, { status: refusalStatus(refusal) });
}
