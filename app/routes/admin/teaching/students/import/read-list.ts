import { textOf } from '#app/web/forms/read-form.ts';
import type { Language } from '#studio/shared/language.ts';
import { csvOf } from '#studio/shared/lists/csv.ts';
import {
  type ColumnChoice,
  columnRoles,
  type ImportColumn,
  mostColumns,
} from '#studio/teaching/students/import/import-columns.ts';
import type { PlannedImport } from '#studio/teaching/students/import/import-students.ts';
import { studentsMessages } from '../students.messages.ts';
import { columnField } from './column-field.ts';
import { importMessages } from './import.messages.ts';

/** What each column is taken for by the form; empty: it has no choices yet. */
export function chosenColumns(form: FormData): ColumnChoice[] {
  const chosen: ColumnChoice[] = [];
  for (let at = 0; at < mostColumns && form.has(columnField(at)); at += 1) {
    chosen.push(columnRoles.find((role) => role === textOf(form, columnField(at))) ?? null);
  }
  return chosen;
}

/** The lines with errors as they were, below headings that are recognised again; '' without any. */
export function faultyLines(plan: PlannedImport, language: Language): string {
  const faulty = plan.lines.filter(({ outcome }) => outcome === 'faulty');
  if (faulty.length === 0) return '';
  const names = shownColumns(plan.columns, language).map(({ heading }) => heading);
  return csvOf([names, ...faulty.map(({ cells }) => cells)], language).replace(/^\u{FEFF}/u, '');
}

const longestExample = 40;

export function shownColumns(columns: readonly ImportColumn[], language: Language) {
  const words = importMessages[language];
  return columns.map(({ heading, role, examples }, at) => ({
    heading: heading || words.columnNumber(at + 1),
    role: role ?? '',
    examples: examples.map((value) => value.slice(0, longestExample)).join(' · '),
  }));
}

export type ShownColumn = ReturnType<typeof shownColumns>[number];

const mostShown = 200;

/** Lines with errors first, then a part of the others. */
export function shownPlan(plan: PlannedImport, language: Language) {
  const sorted = plan.lines.toSorted(
    (one, other) => Number(other.outcome === 'faulty') - Number(one.outcome === 'faulty'),
  );
  const { voiceTypes } = studentsMessages[language].details;
  const faulty = plan.counts.faulty;
  const shown = sorted.slice(0, Math.max(mostShown, faulty));
  return {
    counts: plan.counts,
    lines: shown.map(({ number, name, email, phone, voiceType, tags, outcome, problems }) => ({
      number,
      name,
      email,
      phone,
      more: [...(voiceType ? [voiceTypes[voiceType]] : []), ...tags].join(', '),
      outcome,
      problems,
    })),
    more: sorted.length - shown.length,
  };
}

export type ShownPlan = ReturnType<typeof shownPlan>;
