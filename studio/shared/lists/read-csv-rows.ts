import { isInputFault } from '#platform/processes/processes.ts';
import type { World } from '#platform/world.ts';

/** Of the bytes of a file, or of pasted text. Null: beyond the limits of a list. */
export async function readCsvRows(
  { processes }: Pick<World, 'processes'>,
  list: Uint8Array | string,
): Promise<{ text: string; rows: string[][] } | null> {
  try {
    return await processes.run('read-csv', typeof list === 'string' ? { text: list } : { bytes: list });
  } catch (error) {
    if (isInputFault(error)) return null;
    throw error;
  }
}
