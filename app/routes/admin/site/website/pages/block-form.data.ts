import type { World } from '#platform/world.ts';
import { listOffers } from '#studio/offers/catalogue/offers.queries.ts';
import { codesInForce } from '#studio/offers/discounts/discounts.queries.ts';
import { articleKinds, type Block, type BlockType } from '#studio/shared/content/blocks.ts';
import { studioIdentity } from '#studio/shared/content/content.queries.ts';
import { placedPhotographs } from '#studio/shared/content/photographs.queries.ts';
import type { Language } from '#studio/shared/language.ts';
import { publishedItems } from '#studio/site/magazine/items.queries.ts';
import { type BlockField, blockFrom, fieldsOf, type Typed, typedOf } from '#studio/site/pages/block-form.ts';
import {
  type FormChange,
  languagesOf,
  type PageBlocks,
  replaceBlock,
} from '#studio/site/pages/page-draft.ts';
import { sitePages } from '#studio/site/search/site-pages.queries.ts';
import { shownInstructors } from '#studio/teaching/instructors/instructors.queries.ts';
import { magazineMessages } from '../../../../site/magazine/magazine.messages.ts';
import { pageTitles } from '../../../../site/page-titles.messages.ts';
import { articleMessages } from '../articles/article.messages.ts';
import { picturesPageMessages } from '../pictures.messages.ts';
import { isLinkField, type LinkTarget } from './block-fields.tsx';
import type { Choices } from './block-form.tsx';
import { websiteMessages } from './website.messages.ts';

/** Of the fields alone: a studio may have many offers. */
export async function choicesIn(
  world: World,
  fields: readonly BlockField[],
  language: Language,
): Promise<Choices> {
  const isAsked = (name: keyof Choices) => isShared(name, fields);
  const pictures = Object.entries(picturesPageMessages[language].places);
  const offers = isAsked('offerId') ? await listOffers(world) : [];
  const placed = isAsked('sharePicture') ? await placedPhotographs(world, language) : {};
  const article = articleMessages[language];
  return {
    picture: isAsked('picture') ? pictures.map(([value, label]) => ({ value, label })) : [],
    sharePicture: [
      { value: '', label: websiteMessages[language].ownPicture },
      ...pictures
        .filter(([place]) => Object.hasOwn(placed, place))
        .map(([value, label]) => ({ value, label })),
    ],
    offerId: offers.map(({ id, name }) => ({ value: id, label: name?.[language] ?? id })),
    kind: articleKinds.map((value) => ({ value, label: magazineMessages[language].kinds[value] })),
    author: isAsked('author') ? await authors(world, language) : [],
    languages: (['both', 'en', 'da'] as const).map((value) => ({ value, label: article.languages[value] })),
    article: isAsked('article')
      ? (await publishedItems(world, language)).map(({ id, title }) => ({ value: id, label: title }))
      : [],
    code: isAsked('code')
      ? (await codesInForce(world.db.query, world.clock.now())).map(({ code }) => ({
          value: code,
          label: code,
        }))
      : [],
  };
}

/** Pages of the site, where the form asks for a link to one. */
export async function linkTargets(
  world: World,
  { fields, type }: { fields: readonly BlockField[]; type: BlockType },
  language: Language,
): Promise<LinkTarget[]> {
  // A film elsewhere is no page of the site.
  if (type === 'video' || !fields.some(hasLink)) return [];
  const pages = await sitePages(world, language);
  return pages
    .filter(({ source }) => source === 'document' || source === 'offer')
    .map(({ key, path, title }) => ({ value: path, label: pageTitles[language][key] ?? title }));
}

function hasLink(field: BlockField): boolean {
  return field.kind === 'entries' ? field.fields.some(hasLink) : isLinkField(field.name);
}

/** Suggestions for who wrote an article; without an author it is the coach, who comes first. */
async function authors(world: World, language: Language) {
  const { studioName, coachName } = await studioIdentity(world);
  const teaching = (await shownInstructors(world, language)).map(({ name }) => name);
  return [...new Set([coachName, ...teaching, studioName])].map((name) => ({ value: name, label: name }));
}

/** What is chosen once for both languages has no prefix in the form. */
function isShared(name: string, fields: readonly BlockField[]): boolean {
  return fields.some((field) => field.kind === 'choice' && field.name === name);
}

export function formOf(block: Readonly<Record<Language, Block>>, fields: readonly BlockField[]): Typed {
  const named = (language: Language) =>
    Object.entries(typedOf(block[language])).map(([name, text]) => [
      isShared(name, fields) ? name : `${language}.${name}`,
      text,
    ]);
  return Object.fromEntries([...named('da'), ...named('en')]);
}

export function textsFrom(form: FormData): Typed {
  const texts = [...form].filter((entry): entry is [string, string] => typeof entry[1] === 'string');
  return Object.fromEntries(texts);
}

export function typedIn(language: Language, all: Typed, fields: readonly BlockField[]): Typed {
  return Object.fromEntries(
    Object.entries(all).flatMap(([name, text]): [string, string][] => {
      if (name.startsWith(`${language}.`)) return [[name.slice(language.length + 1), text]];
      return isShared(name, fields) ? [[name, text]] : [];
    }),
  );
}

/** The section as it is in the form. Null: it no longer exists, or a text is missing or too long. */
export function typedBlock(
  page: PageBlocks,
  at: number,
  all: Typed,
): Readonly<Record<Language, Block>> | null {
  const [en, da] = [page.en[at], page.da[at]];
  if (!en || !da) return null;
  const fields = fieldsOf(en);
  const written = languagesOf(page);
  // A language that an article is not written in has no fields in the form.
  const sent = (language: Language) => (written.includes(language) ? language : (written[0] ?? language));
  const typed = {
    en: blockFrom(en, typedIn(sent('en'), all, fields)),
    da: blockFrom(da, typedIn(sent('da'), all, fields)),
  };
  return typed.en && typed.da ? { en: typed.en, da: typed.da } : null;
}

export const typedChange =
  (at: number, all: Typed): FormChange =>
  (page) => {
    if (!page.en[at] || !page.da[at]) return null;
    const typed = typedBlock(page, at, all);
    return typed ? replaceBlock(at, typed)(page) : 'invalid';
  };

/** The fields that the script adds to the form. */
export function clientFrom(all: Typed): { id: string; revision: number } | undefined {
  const { clientId = '', revision = '' } = all;
  return /^[0-9a-f]{32}$/.test(clientId) && /^\d{1,9}$/.test(revision)
    ? { id: clientId, revision: Number(revision) }
    : undefined;
}
