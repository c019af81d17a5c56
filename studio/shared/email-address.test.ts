import { expect, test } from 'vitest';
import { isEmailAddress, maskEmail } from './email-address.ts';

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

test.each(['\u{200B}a@b.dk', 'a@b.dk\u{200E}', 'a@b\u{00AD}c.dk', 'a\u{2060}@b.dk'])(
  'an address with a character that is not seen is none: %j',
  (address) => {
    expect(isEmailAddress(address)).toBe(false);
    expect(isEmailAddress(address.replaceAll(/\p{Cf}/gu, ''))).toBe(true);
  },
);
