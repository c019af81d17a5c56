import type { Language } from '#studio/shared/language.ts';
import { csvOf } from '#studio/shared/lists/csv.ts';
import type { PlannedImport } from '#studio/students/import/import-students.ts';

/** The file, else what was pasted. A file that is not UTF-8 is refused before it comes here. */
export async function listIn(form: FormData): Promise<string> {
  const file = form.get('file');
  if (file instanceof File && file.size > 0) return file.text();
  const text = form.get('text');
  return typeof text === 'string' ? text : '';
}

/** The lines with errors as they were, below their headings; '' without any. */
export function faultyLines(plan: PlannedImport, language: Language): string {
  const faulty = plan.lines.filter(({ outcome }) => outcome === 'faulty');
  if (faulty.length === 0) return '';
  return csvOf([plan.headings, ...faulty.map(({ cells }) => cells)], language).replace(/^\u{FEFF}/u, '');
}

const mostShown = 200;

/** Lines with errors first, then a part of the others. */
export function shownPlan(plan: PlannedImport) {
  const sorted = plan.lines.toSorted(
    (one, other) => Number(other.outcome === 'faulty') - Number(one.outcome === 'faulty'),
  );
  const faulty = plan.counts.faulty;
  const shown = sorted.slice(0, Math.max(mostShown, faulty));
  return {
    unknown: plan.unknown.join(', '),
    counts: plan.counts,
    lines: shown.map(({ number, name, email, outcome, problems }) => ({
      number,
      name,
      email,
      outcome,
      problems,
    })),
    more: sorted.length - shown.length,
  };
}

export type ShownPlan = ReturnType<typeof shownPlan>;
