import { test } from 'vitest';
import { checkSessions } from '#tests/support/voices/check-sessions.ts';

const seeds = process.env.PROVE ? Array.from({ length: 500 }, (_, n) => 2 * n + 2) : [2];
/** Left their softest note at once, after a slow end of the siren. */
const hurried = [272, 3346];

test('range: no end of a generated session is more than a semitone off, unless it says at least (even seeds)', () => {
  checkSessions([...seeds, ...hurried]);
});
