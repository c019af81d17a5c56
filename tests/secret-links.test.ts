import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { isSecretPath } from '#server/shell/path-kinds.ts';
import { linkPurposes } from '#studio/people/secret-links.store.ts';

const root = new URL('..', import.meta.url).pathname;
const section = readFileSync(join(root, 'docs/security.md'), 'utf8').split(/^## /m);
const rows = (section.find((one) => one.startsWith('Secret links')) ?? '')
  .split('\n')
  .filter((line) => line.startsWith('|'))
  .slice(2)
  .map((line) => line.split('|').map((cell) => cell.trim()))
  .map(([, kind = '', where = '', , , , , ends = '', tests = '']) => ({ kind, where, ends, tests }));

/** Where other random tokens are made, and their row; null: not a link, or never given to anybody. */
const otherTokens: Record<string, string | null> = {
  'app/routes/money/checkout/checkout-view.ts': null,
  'app/web/session/device-cookie.ts': null,
  'studio/people/accounts/owner-link.ts': '`setup`',
  'studio/people/accounts/account-link.ts': null,
  'studio/people/accounts/sign-up.ts': null,
  'studio/teaching/applications/questions/edit-question.ts': null,
  'studio/offers/cart/change-cart.ts': null,
  'studio/offers/catalogue/question-ids.ts': null,
  'studio/money/checkout/buy-now.ts': null,
  'studio/money/checkout/create-payment.ts': 'confirmation',
  'studio/calendar/external-calendars/change-calendars.ts': 'calendar feed',
  'studio/calendar/external-calendars/connect-google.ts': null,
  'studio/calendar/holds/holder.ts': null,
  'studio/site/magazine/create-upload-token.ts': 'upload token',
  'studio/people/secret-links.store.ts': '`booking`',
  'studio/office/connections/email/connect-email.ts': null,
  'studio/office/connections/print/connect-print.ts': null,
  'studio/office/settings/test-connection.ts': null,
  'studio/money/settlement/record-lesson-payment.ts': null,
  'studio/money/settlement/settle-covered.ts': null,
  'studio/money/settlement/settle-received.ts': null,
  'studio/money/subscriptions/settle-plan.ts': null,
};

test('secret links: the security document describes every purpose, and no other', () => {
  const described = rows.map(({ kind }) => /^`(.+)`$/.exec(kind)?.[1]).filter(Boolean);
  expect(described.toSorted()).toEqual([...linkPurposes].toSorted());
});

function sourcesWith(text: string): string[] {
  const folders = ['--', 'app', 'studio', 'platform', 'server'];
  return execFileSync('git', ['grep', '-lF', text, ...folders], { cwd: root, encoding: 'utf8' })
    .trim()
    .split('\n')
    .filter((path) => !path.includes('.test.') && path !== 'studio/shared/secret-token.ts');
}

test('secret links: every token that the code makes has a row, or is known to be no link', () => {
  expect(sourcesWith('newToken()').toSorted()).toEqual(Object.keys(otherTokens).toSorted());
  const kinds = new Set(rows.map(({ kind }) => kind));
  expect(Object.values(otherTokens).filter((kind) => kind !== null && !kinds.has(kind))).toEqual([]);
});

/** What is signed, and its row; null: a cookie, a count or a picture for everyone. */
const signedValues: Record<string, string | null> = {
  'app/web/session/signed-cookie.ts': null,
  'studio/people/contact/inbound/reply-address.ts': 'reply address',
  'studio/people/newsletter/unsubscribe-link.ts': '`newsletter-unsubscribe`',
  'studio/money/documents/sign-share-address.ts': null,
  'studio/office/privacy/guest-hash.ts': null,
  'studio/office/monitoring/status-token.ts': 'status page',
  // A code for the owner's own computer: outbox.app.test.ts.
  'studio/shared/email/outbox-code.ts': null,
  'studio/shared/limits/limit-rules.ts': null,
  'studio/shared/limits/network-hash.ts': null,
};

test('secret links: every value that the code signs has a row, or is known to be no link', () => {
  expect(sourcesWith('keyedHash(').toSorted()).toEqual(Object.keys(signedValues).toSorted());
  const kinds = rows.map(({ kind }) => kind);
  expect(Object.values(signedValues).filter((kind) => kind !== null && !kinds.includes(kind))).toEqual([]);
});

test('secret links: each row says what ends it and names its tests', () => {
  const tracked = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], {
    cwd: root,
    encoding: 'utf8',
  }).split('\n');
  for (const { kind, ends, tests } of rows) {
    expect(ends, kind).not.toBe('');
    expect(tests, kind).toMatch(/\.test\.ts/);
    for (const name of tests.split(', ')) {
      expect(
        tracked.some((path) => path.endsWith(`/${name}`)),
        `${kind}: ${name}`,
      ).toBe(true);
    }
  }
});

test('secret links: the paths of all of them are masked in logs and answered without cache and referrer', () => {
  const paths = rows.flatMap(({ where }) => /^`(\/[^`]*)`$/.exec(where)?.[1] ?? []);
  const open = paths
    .map((path) => path.replace('<token>', 'A'.repeat(22)))
    .filter((path) => !isSecretPath(path.split('?')[0] ?? ''));
  // A page for everyone, which answers so with this parameter: payment-success.app.test.ts.
  expect(open).toEqual([`/private-coaching/book?credit=${'A'.repeat(22)}`]);
});
