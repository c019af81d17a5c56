import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';

const folder = new URL('../../db/sample/courses/recorded/', import.meta.url);
const list = new URL('recorded.json', folder);

/** Adds a recording to the sample and writes its row data to recorded.json. */
export function writeRecorded(
  name: string,
  { kind, file, seconds }: { kind: 'm4a' | 'mp4'; file: Uint8Array; seconds: number },
): void {
  mkdirSync(folder, { recursive: true });
  writeFileSync(new URL(`${name}.${kind}`, folder), file);
  const known = JSON.parse(readFileSync(list, { encoding: 'utf8', flag: 'a+' }) || '{}');
  const digest = createHash('sha256').update(file).digest('hex');
  known[name] = { kind, bytes: file.length, seconds: Math.round(seconds), digest };
  writeFileSync(list, `${JSON.stringify(known, null, 2)}\n`);
  console.log(`${name}: ${(file.length / 1000).toFixed(0)} kB, ${seconds.toFixed(1)} s`);
}
