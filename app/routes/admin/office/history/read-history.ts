import type { LoggedChange } from '#studio/shared/audit/audit-list.queries.ts';
import { formats } from '#studio/shared/format.ts';
import type { Language } from '#studio/shared/language.ts';
import { restorable } from '#studio/shared/records/audit-changes.ts';
import { type DescribedField, describeChanges } from './describe-change.ts';
import { changeHistoryMessages } from './history.messages.ts';

/** With its words, because the page's scripts have none of them. */
export function historyOf(
  logged: readonly LoggedChange[],
  fieldOf: (name: string) => DescribedField | null,
  language: Language,
) {
  const words = changeHistoryMessages[language];
  const isPartly = logged.some(({ changes }) => Object.values(changes).includes(null));
  const canRestore = restorable(logged.map(({ changes }) => changes));
  return {
    title: words.title,
    hint:
      logged.length === 0 ? words.none : [words.note, isPartly && words.notKept].filter(Boolean).join(' '),
    restore: words.restore,
    entries: logged.map(({ id, at, actor, ...change }, place) => {
      const when = formats[language].short(at);
      return {
        id,
        when: `${when}, ${words.by[actor === 'owner' ? 'owner' : 'system']}`,
        lines: describeChanges(change, fieldOf, language),
        restore: canRestore[place] ? words.restoreOf(when) : null,
      };
    }),
  };
}

export type HistoryView = ReturnType<typeof historyOf>;
