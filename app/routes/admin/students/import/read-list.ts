import type { Language } from '#studio/shared/language.ts';
import { csvOf } from '#studio/shared/lists/csv.ts';
import type { PlannedImport } from '#studio/teaching/students/import/import-students.ts';

/** Excel on Windows saves lists in Windows-1252. */
export function textOfFile(bytes: Uint8Array): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('windows-1252').decode(bytes).replaceAll('\0', '');
  }
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
