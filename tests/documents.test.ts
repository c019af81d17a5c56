import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const root = new URL('..', import.meta.url).pathname;
const tracked = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], {
  cwd: root,
  encoding: 'utf8',
})
  .split('\n')
  .filter((path) => path !== '');
const documents = tracked.filter((path) => path.endsWith('.md'));

/** A file as a document names it: its path, or the end of it. */
const fileName = /(?<![\w./-])(?:[\w.:-]+\/)*[\w-]+(?:\.[\w-]+)*\.(?:ts|tsx|mjs|sql|css|sh)\b/g;
const folderName = /`((?:app|studio|platform|server|db|tests|scripts|bench)\/[\w/-]*)`/g;

test('documents: every file they name exists', () => {
  const missing = documents.flatMap((document) =>
    [...readDocument(document).matchAll(fileName)]
      .map(([name]) => name)
      .filter((name) => !tracked.some((path) => path === name || path.endsWith(`/${name}`)))
      .map((name) => `${document}: ${name}`),
  );
  expect(missing).toEqual([]);
});

test('documents: every folder they name exists', () => {
  const missing = documents.flatMap((document) =>
    [...readDocument(document).matchAll(folderName)]
      .map(([, name = '']) => name.replace(/\/$/, ''))
      .filter((name) => !tracked.some((path) => path.startsWith(`${name}/`) || path.startsWith(`${name}.`)))
      .map((name) => `${document}: ${name}`),
  );
  expect(missing).toEqual([]);
});

test('changelog: every entry is one line of at most 140 characters, below a day and who notices it', () => {
  const [, ...releases] = readDocument('CHANGELOG.md').split(/^## .*$/m);
  const days = releases.map((release) => [...release.matchAll(/^### (.*)$/gm)].map(([, day = '']) => day));
  expect(days.map((own) => [...new Set(own)])).toEqual(days);
  expect(days.flat()).toEqual(days.flat().toSorted().toReversed());
  const wrong: string[] = [];
  const groups: string[] = [];
  for (const line of releases.join('').split('\n').filter(Boolean)) {
    const isEntry = /^- \S/.test(line) && line.length <= 140 && groups.length > 0;
    if (/^### \d{4}-\d{2}-\d{2}$/.test(line)) groups.length = 0;
    else if (/^#### (?:Visitors|Students|Owner|Operators)$/.test(line)) groups.push(line);
    else if (!isEntry) wrong.push(line);
  }
  expect(wrong).toEqual([]);
});

function readDocument(path: string): string {
  return readFileSync(join(root, path), 'utf8');
}
