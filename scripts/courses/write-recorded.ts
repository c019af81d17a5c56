import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { encode, type Film } from '../media/encode.ts';
import type { Voice } from '../pictures/voice.ts';

const folder = new URL('../../db/sample/courses/recorded/', import.meta.url);
const list = new URL('recorded.json', folder);

/** Adds a recording to the sample, a sound or a film, and writes its row data to recorded.json. */
export async function writeRecorded(name: string, voice: Voice, film?: Film): Promise<void> {
  mkdirSync(folder, { recursive: true });
  const kind = film ? 'mp4' : 'm4a';
  const { pathname } = new URL(`${name}.${kind}`, folder);
  await encode(pathname, voice, film);
  const file = readFileSync(pathname);
  const known = JSON.parse(readFileSync(list, { encoding: 'utf8', flag: 'a+' }) || '{}');
  const digest = createHash('sha256').update(file).digest('hex');
  known[name] = { kind, bytes: file.length, seconds: Math.round(voice.seconds), digest };
  writeFileSync(list, `${JSON.stringify(known, null, 2)}\n`);
  console.log(`${name}: ${(file.length / 1000).toFixed(0)} kB, ${voice.seconds.toFixed(1)} s`);
}
