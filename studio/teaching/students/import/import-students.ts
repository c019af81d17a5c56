import { isInputFault } from '#platform/processes/processes.ts';
import type { World } from '#platform/world.ts';
import { insertAuditEntry } from '#studio/shared/audit.store.ts';
import { change } from '#studio/shared/change.ts';
import type { May } from '#studio/shared/who.ts';
import { knownAddresses } from './import.queries.ts';
import { writePeople } from './import.store.ts';
import { type ImportLine, type LineOutcome, mergedPeople, outcomesOf, readImport } from './import-line.ts';

export interface PlannedImport {
  ok: true;
  headings: readonly string[];
  /** Columns that are not imported. */
  unknown: readonly string[];
  lines: ReadonlyArray<ImportLine & { outcome: LineOutcome }>;
  counts: Readonly<Record<LineOutcome, number>>;
}

export type PlanOutcome = PlannedImport | Exclude<ReturnType<typeof readImport>, { ok: true }>;

/** What importing the list would do, line by line. Stores nothing. */
export async function planImport(world: World, _who: May<'students'>, text: string): Promise<PlanOutcome> {
  const rows = await rowsOf(world, text);
  if (!rows) return { ok: false, refusal: 'too-many' };
  const read = readImport(rows);
  if (!read.ok) return read;
  const emails = read.lines.map(({ email }) => email);
  const outcomes = outcomesOf(read.lines, await knownAddresses(world.db.query, emails));
  const lines = read.lines.map((line, at) => ({ ...line, outcome: outcomes[at] ?? ('faulty' as const) }));
  const counts = { new: 0, known: 0, repeated: 0, faulty: 0 };
  for (const { outcome } of lines) counts[outcome] += 1;
  return { ...read, lines, counts };
}

/** Null: beyond the limits of a list. */
async function rowsOf({ processes }: World, text: string): Promise<string[][] | null> {
  try {
    return await processes.run('read-csv', { text });
  } catch (error) {
    if (isInputFault(error)) return null;
    throw error;
  }
}

/** Imports every line without errors, in one transaction; the others are answered again. Idempotent. */
export async function importStudents(world: World, who: May<'students'>, text: string): Promise<PlanOutcome> {
  const plan = await planImport(world, who, text);
  if (!plan.ok) return plan;
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
