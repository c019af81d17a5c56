import { afterEach, beforeEach, expect } from 'vitest';

/** A test that makes the program complain has found something: console.error and console.warn fail it. */
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
