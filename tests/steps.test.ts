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
