import { join, resolve } from 'node:path';
import type { Settings } from '../settings.ts';
import { clearAbandoned, diskFiles } from './disk-files.ts';
import type { Files } from './files.ts';
import { s3Files } from './s3-files.ts';

/** Files as the settings say: in object storage when S3_ENDPOINT names one, else in DATA_DIR/uploads. */
export async function openFiles(settings: Settings, nowMs: number): Promise<Files> {
  if (settings.s3) return s3Files(settings.s3);
  const folder = resolve(join(settings.dataDir, 'uploads'));
  await clearAbandoned(folder, nowMs);
  return diskFiles(folder);
}
