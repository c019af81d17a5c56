import { expect, test } from 'vitest';
import { bookingInput } from './booking-input.ts';

const typed = (name: string) =>
  bookingInput.safeParse({ name, email: 'aase@example.com', slotStart: '2026-11-24T09:00:00Z' }).success;

test.each(['Åse Ørsted', '  李  ', 'X Æ A-12', '𝔄𝔰𝔢', "O'Brien"])('%j is a valid name', (name) => {
  expect(typed(name)).toBe(true);
});

test.each(['', '   ', '\u200B\u200B', '\u2060\u202E', 'Åse\u0000', '...', 'x'.repeat(201)])(
  '%j is no valid name',
  (name) => {
    expect(typed(name)).toBe(false);
  },
);
