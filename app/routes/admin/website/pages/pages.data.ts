import type { RouterContextProvider } from 'react-router';
import { data, redirect } from 'react-router';
import { factsOf } from '#app/web/request-facts.ts';
import { worldOf } from '#app/web/world.ts';
import { studioIdentity } from '#studio/content/content.queries.ts';
import { fillNames } from '#studio/content/document.ts';
import type { EditPageOutcome, EditPageRefusal } from '#studio/content/edit-page.ts';
import type { PageBlocks } from '#studio/content/page-draft.ts';
import { documentPages } from '#studio/search/site-page.ts';
import type { Language } from '#studio/shared/language.ts';
import { pageTitles } from '../../../site/page-titles.messages.ts';
import { ownerOnly } from '../../owner-only.ts';
import { type WebsiteWords, websiteMessages } from './website.messages.ts';

export const pagePath = '/admin/website/:page';

export async function websiteData(request: Request, context: Readonly<RouterContextProvider>, path: string) {
  await ownerOnly(request, context, path);
  const world = worldOf(context);
  const identity = await studioIdentity(world);
  const flash = new URL(request.url).searchParams.get('flash');
  const { language } = factsOf(context);
  const known = flash && Object.hasOwn(websiteMessages.en.flash, flash) ? flash : null;
  return {
    world,
    identity,
    language,
    studioName: identity.studioName,
    flash: known as keyof WebsiteWords['flash'] | null,
  };
}

type Identity = Awaited<ReturnType<typeof studioIdentity>>;

/** 404 for a document without a page. */
export function pageOf(identity: Identity, key: string): string {
  const page = documentPages(identity).find(([known]) => known === key);
  if (!page) throw data(null, { status: 404 });
  return page[1];
}

export function titleOf(
  page: PageBlocks,
  key: string,
  { language, identity }: { language: Language; identity: Identity },
) {
  const seo = page[language].find((block) => block.type === 'seo');
  return pageTitles[language][key] ?? (seo ? fillNames(seo.title, identity) : key);
}

export interface PageProblem {
  refusal: EditPageRefusal;
  typed: Readonly<Record<string, string>> | null;
}

const statuses: Partial<Record<EditPageRefusal, number>> = {
  changed: 409,
  'not-found': 404,
  'not-allowed': 403,
};

export function showOutcome(outcome: EditPageOutcome, to: string, typed: PageProblem['typed'] = null) {
  if (outcome.ok) throw redirect(to, 303);
  const { refusal } = outcome;
  return data<PageProblem>({ refusal, typed }, { status: statuses[refusal] ?? 400 });
}
