import { join, resolve } from 'node:path';
import type { Settings } from '../settings.ts';
import { clearAbandoned, diskFiles } from './disk-files.ts';
import type { Files } from './files.ts';
import { s3Files } from './s3-files.ts';

export async function openFiles(settings: Settings, nowMs: number): Promise<Files> {
  if (settings.s3) return s3Files(settings.s3);
  const folder = resolve(join(settings.dataDir, 'uploads'));
  await clearAbandoned(folder, nowMs);
  return diskFiles(folder);
}
