import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { rooms } from './rooms.ts';

export const root = new URL('../..', import.meta.url).pathname;
/** Every file of ours with its text and what it imports. */
export const code = sources();
export const production = code.filter((file) => !isTest(file.path));

function sources() {
  const listed = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], {
    cwd: root,
    encoding: 'utf8',
  });
  return listed
    .split('\n')
    .filter((path) => /\.(ts|tsx|mjs|mts)$/.test(path) && existsSync(join(root, path)))
    .map((path) => {
      const text = readFileSync(join(root, path), 'utf8');
      return { path, text, imports: importsOf(text) };
    });
}

export function importsOf(text: string): string[] {
  const statements =
    /^\s*(?:import|export)\b[^'"`;]*?from '([^']+)'|^\s*import '([^']+)'|\bimport\('([^']+)'\)/gm;
  return [...text.matchAll(statements)].map((match) => match[1] ?? match[2] ?? match[3] ?? '');
}

function isTest(path: string): boolean {
  return (
    /\.(test|contract|setup)\.tsx?$/.test(path) || path.startsWith('tests/') || path.startsWith('bench/')
  );
}

export function withoutComments(text: string): string {
  return text.replace(/\/\*[\s\S]*?\*\//g, '').replace(/\/\/.*$/gm, '');
}

/** The feature in a room of studio/; null for a file directly in studio/ and for other layers. */
export function featureOf(path: string): string | null {
  const [layer, room = '', feature = '', ...rest] = path.split('/');
  if (layer !== 'studio' || feature === '') return null;
  const listed = rooms[room] ?? [];
  // A room's own files and their subfolders belong to its feature of the same name.
  const isOther = rest.length > 0 && feature !== room && listed.includes(feature);
  if (listed.includes(room) && !isOther) return room;
  return rest.length > 0 ? feature : null;
}

export function layerOf(path: string): string {
  return path.split('/')[0] ?? '';
}

export function layerImported(from: string, specifier: string): string | null {
  const file = fileImported(from, specifier);
  return file === null ? null : layerOf(file);
}

/** Path inside the project; null for a package, a virtual module, or generated files. */
export function fileImported(from: string, specifier: string): string | null {
  const path = specifier.replace(/\?.*$/, '');
  if (path.includes('+types/') || path.includes('/build/')) return null;
  if (path.startsWith('#')) return path.slice(1);
  return path.startsWith('.') ? join(dirname(from), path) : null;
}
