import { expect, test } from 'vitest';
import { maskEmail } from './email-address.ts';

test.each([
  ['aase@eksempel.dk', 'a•••@e•••.dk'],
  ['a@b.co.uk', 'a•••@b•••.uk'],
  ['øjvind.ås@øl.example', 'ø•••@ø•••.example'],
  ['𝒜@x.dk', '𝒜•••@x•••.dk'],
  ['', ''],
  ['not an address', ''],
])('masked email address: of %j only first letters and the last label are shown', (email, masked) => {
  expect(maskEmail(email)).toBe(masked);
});
