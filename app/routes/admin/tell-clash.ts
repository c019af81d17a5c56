import type { World } from '#platform/world.ts';
import type { Clash } from '#studio/booking/clash.queries.ts';
import { entryTitle } from '#studio/catalogue/entry-title.queries.ts';
import type { Language } from '#studio/shared/language.ts';
import { tellSpan } from './tell-span.ts';

const words = {
  en: {
    block: 'Your own time',
    consultation: 'Consultation',
    held: 'being paid for',
    expiring: 'the bank is being asked',
    edition: 'A date',
  },
  da: {
    block: 'Din egen tid',
    consultation: 'Samtale',
    held: 'ved at blive betalt',
    expiring: 'banken bliver spurgt',
    edition: 'Et hold',
  },
};

/** What stands in the way, by name: 'Mia Holm, Monday 23 November 2026, 10:00–11:00'. */
export async function tellClashes(
  world: World,
  clashes: readonly Clash[],
  language: Language,
): Promise<string[]> {
  const titles = new Map<string, string>();
  for (const { entryId } of clashes) {
    if (entryId) titles.set(entryId, await entryTitle(world.db.query, entryId, language));
  }
  return clashes.map((clash) => tellClash(clash, titles, language));
}

function tellClash(clash: Clash, titles: ReadonlyMap<string, string>, language: Language): string {
  const said = words[language];
  const title = clash.entryId ? (titles.get(clash.entryId) ?? said.edition) : said.edition;
  const names: Record<Clash['kind'], string> = {
    session: clash.who ?? '',
    consultation: clash.who ? `${clash.who} (${said.consultation})` : said.consultation,
    edition: title,
    block: clash.who ? `${said.block} (${clash.who})` : said.block,
  };
  const state = clash.state === 'held' || clash.state === 'expiring' ? `, ${said[clash.state]}` : '';
  return `${names[clash.kind]}, ${tellSpan(clash.start, clash.end, language)}${state}`;
}
