import { test } from 'vitest';
import { checkSessions } from '#tests/support/voices/check-sessions.ts';

/** In two files, which run in parallel. */
const seeds = process.env.PROVE ? Array.from({ length: 500 }, (_, n) => 2 * n + 1) : [1];

test('range: no end of a generated session is more than a semitone off, unless it says at least (odd seeds)', () => {
  checkSessions(seeds);
});
