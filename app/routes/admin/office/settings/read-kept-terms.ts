import type { World } from '#platform/world.ts';
import type { GroupName } from '#studio/office/settings/groups.ts';
import { keptTerms, ruleOfSettings, termsToChange } from '#studio/office/settings/kept-terms.queries.ts';
import type { May } from '#studio/shared/who.ts';
import { keptTermsMessages } from './kept-terms.messages.ts';

/** What is said after saving, and what was promised before and is kept. */
export async function readSaved(
  world: World,
  who: May<'settings'>,
  { group, flash }: { group: GroupName; flash: string | null },
) {
  const { saved, kept, terms } = await readKeptTerms(world, who, group);
  const words = keptTermsMessages[who.language];
  const isRestored = flash === 'restored';
  if (flash !== 'saved' && !isRestored)
    return { saved: flash === 'terms' ? words.changed : null, keeps: { kept, terms } };
  if (isRestored)
    return { saved: [words.restored, saved, kept].filter(Boolean).join(' '), keeps: { kept: '', terms } };
  const said = saved ? [`${words.saved}.`, saved, kept].filter(Boolean).join(' ') : words.saved;
  return { saved: said, keeps: { kept: '', terms } };
}

async function readKeptTerms(world: World, who: May<'settings'>, group: GroupName) {
  const { appliesTo, terms: labels, ...words } = keptTermsMessages[who.language];
  const saved = Object.hasOwn(appliesTo, group) ? appliesTo[group as keyof typeof appliesTo] : null;
  if (group !== 'booking') return { saved, kept: '', terms: null };
  const q = world.db.query;
  const kept = await keptTerms(q, await ruleOfSettings(world), world.clock.now());
  const terms = await termsToChange(world, who);
  const sentences = terms.sentences.toSorted(
    (one, other) => Number(other.language === who.language) - Number(one.language === who.language),
  );
  return {
    saved,
    kept: [
      ...kept.notice.map(({ sessions, hours }) => words.notice(sessions, hours)),
      ...kept.reschedules.map(({ sessions, most }) => words.reschedules(sessions, most)),
    ].join(' '),
    terms: terms.sentences.length > 0 ? { labels, ...terms, sentences } : null,
  };
}

export type KeptTermsView = Awaited<ReturnType<typeof readSaved>>['keeps'];
