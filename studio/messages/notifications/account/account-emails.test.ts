import { expect, test } from 'vitest';
import { branding } from '#tests/support/site/sample-branding.ts';
import { accountDeleted, guestDeleted } from './account.email.ts';

test.each([
  ['en', 'gone from our storage within 48 hours'],
  ['da', 'slettet helt inden for 48 timer'],
] as const)('email about a deletion: says within how many hours files are gone (%s)', (language, words) => {
  for (const email of [accountDeleted, guestDeleted]) {
    const { text } = email.write({ branding, language });
    expect(text).toContain(words);
  }
});
