import { join, resolve } from 'node:path';
import type { Settings } from '../settings.ts';
import { clearAbandoned, diskFiles } from './disk-files.ts';
import type { Files } from './files.ts';

/** Files as the settings say: in DATA_DIR/uploads. */
export async function openFiles(settings: Settings, nowMs: number): Promise<Files> {
  const folder = resolve(join(settings.dataDir, 'uploads'));
  await clearAbandoned(folder, nowMs);
  return diskFiles(folder);
}
