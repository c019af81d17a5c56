import type { Queries } from '#platform/db/database.ts';
import { formats } from '#studio/shared/format.ts';
import type { Who } from '#studio/shared/who.ts';
import { goalsOf } from './goals.queries.ts';
import { entriesOfMine, type JournalEntry } from './journal.queries.ts';

export type JournalFormat = 'md' | 'txt';

const words = {
  en: { title: 'Journal', goals: 'Goals', reached: 'reached', shared: 'shared with the coach' },
  da: { title: 'Dagbog', goals: 'Mål', reached: 'nået', shared: 'delt med coachen' },
};

/** Goals and entries of the requester, oldest first, unabridged. */
export async function exportJournal(q: Queries, who: Who, format: JournalFormat): Promise<string> {
  const { title, goals, reached, shared } = words[who.language];
  const heading = (text: string, level: 1 | 2) =>
    format === 'md'
      ? `${'#'.repeat(level)} ${text}`
      : `${text}\n${(level === 1 ? '=' : '-').repeat(text.length)}`;
  const aims = who.userId ? await goalsOf(q, who.userId) : [];
  const parts = [heading(title, 1)];
  if (aims.length > 0) {
    const lines = aims.map(({ body, reachedAt }) => `- ${body}${reachedAt ? ` (${reached})` : ''}`);
    parts.push(heading(goals, 2), lines.join('\n'));
  }
  for (const { createdAt, body, isShared } of (await allEntries(q, who)).toReversed()) {
    const date = formats[who.language].day(createdAt);
    parts.push(heading(isShared ? `${date} (${shared})` : date, 2), body);
  }
  return `${parts.join('\n\n')}\n`;
}

const atATime = 1000;

async function allEntries(q: Queries, who: Who): Promise<JournalEntry[]> {
  const all: JournalEntry[] = [];
  for (;;) {
    const page = await entriesOfMine(q, who, { most: atATime, after: all.at(-1) ?? null });
    all.push(...page);
    if (page.length < atATime) return all;
  }
}
