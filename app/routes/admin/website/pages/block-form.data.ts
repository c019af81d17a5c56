import type { World } from '#platform/world.ts';
import { listOffers } from '#studio/catalogue/offers.queries.ts';
import type { Block } from '#studio/content/blocks.ts';
import { type BlockField, type Typed, typedOf } from '#studio/pages/block-form.ts';
import type { Language } from '#studio/shared/language.ts';
import { picturesPageMessages } from '../pictures.messages.ts';
import type { Choices } from './block-form.tsx';

export async function choicesIn(world: World, language: Language): Promise<Choices> {
  const offers = await listOffers(world);
  const pictures = Object.entries(picturesPageMessages[language].places);
  return {
    picture: pictures.map(([value, label]) => ({ value, label })),
    offerId: offers.map(({ id, name }) => ({ value: id, label: name?.[language] ?? id })),
  };
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
