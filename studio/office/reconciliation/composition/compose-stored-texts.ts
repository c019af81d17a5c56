import { isDeepStrictEqual } from 'node:util';
import { composed, composedValues } from '#platform/composed-text.ts';
import type { World } from '#platform/world.ts';
import { change } from '#studio/shared/change.ts';
import { saveSetting } from '#studio/shared/settings.store.ts';
import { system } from '#studio/shared/who.ts';
import { tablesInOrder } from './composed-columns.ts';
import { readComposition, type UncomposedRow, uncomposedRows } from './composition.queries.ts';
import { writeComposed } from './composition.store.ts';
import { compositionKey, firstRow } from './composition.ts';

/** Rows of one query, and of one run; the next one goes on. */
const batch = 100;
const mostOfRun = 1000;

/**
 * What was stored before texts were composed where they enter, once: tables are read one after the other, and a run
 * remembers where it ended. Returns how many rows it has changed. Safe in parallel.
 */
export async function composeStoredTexts(world: World): Promise<number> {
  const { state, version } = await readComposition(world.db.query);
  let { next, after } = state;
  if (next >= tablesInOrder.length) return 0;
  const collisions = [...state.collisions];
  let changed = 0;
  let read = 0;
  while (next < tablesInOrder.length && read < mostOfRun) {
    const table = tablesInOrder[next] ?? '';
    const rows = await uncomposedRows(world.db.query, table, { after, most: batch });
    read += rows.length;
    for (const row of rows) {
      const outcome = await composeRow(world, { ...row, table });
      if (outcome === 'changed') changed += 1;
      if (outcome === 'collision') collisions.push({ table, row: row.row });
    }
    if (rows.length < batch) [next, after] = [next + 1, firstRow];
    else after = rows.at(-1)?.place ?? firstRow;
  }
  const value = { next, after, collisions: collisions.slice(0, 100) };
  await change(world, system, (c) => saveSetting(c.tx, { key: compositionKey, value, version }, c.now));
  return changed;
}

async function composeRow(
  world: World,
  row: UncomposedRow & { table: string },
): Promise<'changed' | 'same' | 'collision'> {
  const changes = Object.entries(row.texts)
    .map(([column, value]) => [column, composedColumn(column, value)] as const)
    .filter(([column, value]) => !isDeepStrictEqual(value, row.texts[column]));
  if (changes.length === 0) return 'same';
  try {
    await world.db.transaction((tx) => writeComposed(tx, row, Object.fromEntries(changes)));
    return 'changed';
  } catch (error) {
    // 23: a constraint. 2F002: what must not change.
    if (!/^(?:23|2F002)/.test(String((error as { code?: unknown }).code))) throw error;
    world.log.warn({ table: row.table, row: row.row }, 'a text is not composed: another one is equal to it');
    return 'collision';
  }
}

function composedColumn(column: string, value: unknown): unknown {
  if (typeof value === 'string') return composedText(value);
  const texts = composedValues(value);
  return column === 'tags' && Array.isArray(texts) ? [...new Set(texts)] : texts;
}

/** A rich text in a text column is JSON, in which a mark may follow the letter of an escape. */
function composedText(text: string): string {
  if (!text.startsWith('{"type":"doc"')) return composed(text);
  try {
    return JSON.stringify(composedValues(JSON.parse(text)));
  } catch {
    return composed(text);
  }
}
