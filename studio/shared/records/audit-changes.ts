import { z } from 'zod';
import { isoInstant } from '../time/instant-text.ts';

/** By field. Null: it was changed, and its values are not kept. */
const changesSchema = z.record(z.string(), z.tuple([z.unknown(), z.unknown()]).nullable());

export type Changes = Readonly<z.output<typeof changesSchema>>;

/** What an audit entry says of a change; entries of earlier versions say less. */
const detailsSchema = z.object({
  changes: changesSchema.catch({}).default({}),
  /** When a changed price begins. */
  from: isoInstant.nullable().catch(null).default(null),
});

export const changesIn = (details: unknown) => detailsSchema.parse(details);

/** `isKept`: of fields with personal data or secrets only that they changed is kept. */
export function changesBetween(
  before: Readonly<Record<string, unknown>>,
  after: Readonly<Record<string, unknown>>,
  isKept: (field: string) => boolean = () => true,
): Changes {
  const names = new Set([...Object.keys(before), ...Object.keys(after)]);
  const changed = [...names].filter((name) => JSON.stringify(before[name]) !== JSON.stringify(after[name]));
  return Object.fromEntries(
    changed.map((name) => [name, isKept(name) ? [before[name] ?? null, after[name] ?? null] : null]),
  );
}

/** The values before the change, of the fields that have them. */
export function earlierValues(changes: Changes): Record<string, unknown> {
  const kept = Object.entries(changes).filter(([, values]) => values !== null);
  return Object.fromEntries(kept.map(([name, values]) => [name, values?.[0]]));
}

/** Which of them, latest first, have an earlier value that is not the present one. */
export function restorable(history: readonly Changes[]): boolean[] {
  const present: Record<string, unknown> = {};
  return history.map((changes) => {
    const kept = Object.entries(changes).flatMap(([name, values]) => (values ? [{ name, values }] : []));
    for (const { name, values } of kept) if (!Object.hasOwn(present, name)) present[name] = values[1];
    return kept.some(({ name, values }) => JSON.stringify(values[0]) !== JSON.stringify(present[name]));
  });
}
