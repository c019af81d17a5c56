import { afterEach, beforeEach, expect } from 'vitest';

/** A warning or error on the console fails the test that caused it. */
const complaints: string[] = [];

for (const method of ['error', 'warn'] as const) {
  const say = console[method];
  console[method] = (...words: unknown[]) => {
    complaints.push(`console.${method}: ${words.map(String).join(' ')}`);
    say(...words);
  };
}

beforeEach(() => {
  complaints.length = 0;
});

afterEach(() => {
  expect(complaints.splice(0), 'console.error and console.warn must stay silent').toEqual([]);
});
