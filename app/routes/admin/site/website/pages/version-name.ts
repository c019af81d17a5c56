import type { Language } from '#studio/shared/language.ts';
import type { VersionChanges } from '#studio/site/pages/version-changes.ts';
import { nameOf } from './pages.data.ts';
import { versionMessages } from './version.messages.ts';
import { websiteMessages } from './website.messages.ts';

const mostSections = 4;

/** 'Heading, Quotes: 2 added'. Null: not compared, because there are many later versions. */
export function versionName(
  changes: VersionChanges | 'first' | undefined,
  language: Language,
): string | null {
  const words = versionMessages[language];
  if (changes === undefined) return null;
  if (changes === 'first') return words.first;
  const names = changes.sections.map(({ block, kind, added, removed }) => {
    const name = nameOf(block, websiteMessages[language]);
    if (kind !== 'changed') return words[kind](name);
    return added > 0 ? words.added(name, added) : removed > 0 ? words.taken(name, removed) : name;
  });
  const all = [...new Set(names), ...(changes.isReordered ? [words.reordered] : [])];
  if (all.length === 0) return words.none;
  const more = all.length - mostSections;
  return [...all.slice(0, mostSections), ...(more > 0 ? [words.more(more)] : [])].join(', ');
}
