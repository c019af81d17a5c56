import type { World } from '#platform/world.ts';
import { insertAuditEntry } from '#studio/shared/audit.store.ts';
import { change } from '#studio/shared/change.ts';
import { readCsvRows } from '#studio/shared/lists/read-csv-rows.ts';
import type { May } from '#studio/shared/who.ts';
import { knownAddresses } from './import.queries.ts';
import { writePeople } from './import.store.ts';
import type { ColumnChoice, ImportColumn } from './import-columns.ts';
import { type ImportLine, type LineOutcome, mergedPeople, outcomesOf, readImport } from './import-line.ts';

export interface PlannedImport {
  ok: true;
  columns: readonly ImportColumn[];
  lines: ReadonlyArray<ImportLine & { outcome: LineOutcome }>;
  counts: Readonly<Record<LineOutcome, number>>;
}

/** With the text of the list, so that the form has it again. */
export type PlanOutcome = (PlannedImport | Exclude<ReturnType<typeof readImport>, { ok: true }>) & {
  text: string;
};

export interface ImportList {
  /** The bytes of a file, or what is pasted. */
  list: Uint8Array | string;
  /** What the owner takes each column for; absent: what the headings say. */
  chosen?: readonly ColumnChoice[];
}

/** What importing the list would do, line by line. Stores nothing. */
export async function planImport(
  world: World,
  _who: May<'students'>,
  { list, chosen }: ImportList,
): Promise<PlanOutcome> {
  const found = await readCsvRows(world, list);
  if (!found) return { ok: false, refusal: 'too-many', text: typeof list === 'string' ? list : '' };
  const { text, rows } = found;
  const read = readImport(rows, chosen);
  if (!read.ok) return { ...read, text };
  const emails = read.lines.map(({ email }) => email);
  const outcomes = outcomesOf(read.lines, await knownAddresses(world.db.query, emails));
  const lines = read.lines.map((line, at) => ({ ...line, outcome: outcomes[at] ?? ('faulty' as const) }));
  const counts = { new: 0, known: 0, repeated: 0, faulty: 0 };
  for (const { outcome } of lines) counts[outcome] += 1;
  return { ...read, text, lines, counts };
}

/**
 * Imports every line without errors, in one transaction; the others are answered again. Idempotent. Stores nothing when
 * the columns are others than were chosen.
 */
export async function importStudents(
  world: World,
  who: May<'students'>,
  list: ImportList,
): Promise<PlanOutcome & { hasOtherColumns?: boolean }> {
  const plan = await planImport(world, who, list);
  if (!plan.ok) return plan;
  const { chosen = [] } = list;
  if (chosen.length > 0 && chosen.length !== plan.columns.length) return { ...plan, hasOtherColumns: true };
  const people = mergedPeople(plan.lines);
  if (people.length === 0) return plan;
  await change(world, who, async (c) => {
    await writePeople(c, people);
    const { new: added, known, repeated, faulty } = plan.counts;
    await insertAuditEntry(c.tx, {
      at: c.now,
      actor: 'owner',
      action: 'students.imported',
      subject: 'user:import',
      details: { added, known, repeated, faulty },
    });
  });
  return plan;
}
