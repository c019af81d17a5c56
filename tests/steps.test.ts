import { readdirSync } from 'node:fs';
import { expect, test } from 'vitest';
import { steps } from '../scripts/steps.mjs';
import config from '../vitest.config.ts';

test('every kind of test in vitest.config.ts has its step in npm test', () => {
  const projects = (config.test?.projects ?? []).map((project) =>
    typeof project === 'object' && 'test' in project ? project.test?.name : project,
  );
  const run = steps.map((step) => step.vitest).filter(Boolean);
  expect([...run].sort()).toEqual([...projects].sort());
});

test('npm run prove runs every file of kills in one part', () => {
  const files = readdirSync(new URL('kills', import.meta.url)).filter((file) =>
    file.endsWith('.kill.test.ts'),
  );
  const parts = steps.find(({ vitest }) => vitest === 'kills')?.parts ?? [];
  const named = new Set(parts.flatMap((part) => part.files ?? []));
  expect([...named].map((name) => `${name}.test.ts`).sort()).toEqual(files.sort());
});
