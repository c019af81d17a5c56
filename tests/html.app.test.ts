import { describe, expect, test } from 'vitest';
import { makeOwnerLink } from '#studio/people/accounts/owner-link.ts';
import { seed } from './access/seed.ts';
import {
  addressOf,
  hydratedSignInPages,
  type SignedInRole,
  signedInPages,
} from './support/browser/signed-in-pages.ts';
import { ownPages, visitorPages } from './support/browser/visitor-pages.ts';
import { linkedPages } from './support/linked-pages.ts';
import { newcomer, åse } from './support/populated/people.ts';
import { populate } from './support/populated/populate.ts';
import { testApp } from './support/site/app.ts';
import { outboxHeaders } from './support/site/outbox.ts';
import { signedIn } from './support/site/signed-in.ts';
import { htmlErrors } from './support/validate-html.ts';

const given = testApp();
const statuses = [200, 301, 403, 404];

async function errorsOf(paths: readonly string[], headers: Record<string, string> = {}) {
  const found: Record<string, string[]> = {};
  for (const path of paths) {
    const answer = await given.fetch(path, { headers });
    expect(statuses, path).toContain(answer.status);
    // The page's own language has no prefix.
    if (answer.status === 301) continue;
    const errors = await htmlErrors(await answer.text());
    if (errors.length > 0) found[path] = errors;
  }
  return found;
}

const inEveryReading = (paths: readonly string[]) =>
  paths.flatMap((path) => [path, ...['/da', '/en'].map((prefix) => prefix + (path === '/' ? '' : path))]);

describe('HTML validation finds no error', () => {
  test('on any visitor page, in both languages, signed out and signed in', async () => {
    const pages = inEveryReading([...visitorPages, ...ownPages, '/no-such-page']);
    expect(await errorsOf(pages)).toEqual({});
    expect(await errorsOf(ownPages, await signedIn(given, 'student', åse))).toEqual({});
  });

  test('on any sign-in page and any page behind the sign-in, in both languages', async () => {
    const populated = await populate(given.world);
    const setupToken = new URL(await makeOwnerLink(given.world)).pathname.split('/').at(-1) ?? '';
    const addresses = hydratedSignInPages.map((page) => addressOf(page, { ...populated, setupToken }));
    expect(await errorsOf(inEveryReading(addresses))).toEqual({});
    const residents: Record<SignedInRole, Record<string, string>> = {
      student: await signedIn(given, 'student', åse),
      newcomer: await signedIn(given, 'student', newcomer),
      owner: await signedIn(given, 'owner'),
    };
    await given.db.query.updateTable('users').set({ language: null }).execute();
    for (const [role, pages] of Object.entries(signedInPages)) {
      const addresses = pages.map((page) => addressOf(page, populated));
      const inBoth = ['/da', '/en'].flatMap((prefix) => addresses.map((address) => prefix + address));
      expect(await errorsOf(inBoth, residents[role as SignedInRole]), role).toEqual({});
    }
  });

  test('on any page behind a secret link, in both languages', async () => {
    await seed(given.world);
    const linked = await linkedPages(given.world);
    const unknown = 'A'.repeat(22);
    const pages = [
      ...linked,
      ...['orders', 'bookings', 'applications', 'newsletter/confirm', 'newsletter/unsubscribe'].map(
        (area) => `/${area}/${unknown}`,
      ),
      ...['sign-in', 'login/confirm', 'login/email', 'consultation/confirm'].map(
        (area) => `/${area}/${unknown}`,
      ),
      '/payment-success',
      '/outbox',
    ];
    expect(await errorsOf(inEveryReading(['/outbox']), await outboxHeaders(given))).toEqual({});
    for (const path of linked) expect((await given.fetch(path)).status, path).toBe(200);
    expect(await errorsOf(inEveryReading(pages))).toEqual({});
  });

  test('on pages that answer an invalid form', async () => {
    const forms = [
      ['/contact', { name: 'Søren', email: 'not-an-address', message: '' }],
      ['/private-coaching/book', { name: '', email: '', slot_start: '' }],
      ['/consultation', { name: '', email: 'x' }],
      ['/withdraw', { order: '', email: '' }],
      ['/voice-elevated-application', { firstName: '' }],
      ['/celebrity-application', { firstName: '' }],
      ['/newsletter', { email: 'x' }],
      ['/login', { email: 'x', password: 'y' }],
    ] as const;
    for (const [path, fields] of forms) {
      const answer = await given.fetch(path, {
        method: 'POST',
        body: new URLSearchParams(fields),
        headers: { origin: 'http://localhost:3000' },
      });
      expect(answer.status, path).toBeGreaterThanOrEqual(400);
      expect(await htmlErrors(await answer.text()), path).toEqual([]);
    }
  });
});
