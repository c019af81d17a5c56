import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

export const updateSteps = ['fetch', 'install', 'backup', 'space', 'start'] as const;

export interface UpdateFailure {
  step: (typeof updateSteps)[number] | null;
  version: string | null;
}

/** What `belcanto update` (deploy/belcanto) leaves in DATA_DIR when it fails, until one ends well. Null: none failed. */
export async function readUpdateFailure(dataDir: string): Promise<UpdateFailure | null> {
  try {
    const [step, version] = (await readFile(join(dataDir, 'update-failure'), 'utf8')).trim().split(' ');
    return { step: updateSteps.find((known) => known === step) ?? null, version: version || null };
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code === 'ENOENT' || code === 'ENOTDIR') return null;
    throw error;
  }
}
