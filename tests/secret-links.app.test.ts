import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { linkPurposes, makeSecretLink } from '#studio/people/secret-links.store.ts';
import { testApp } from '#tests/support/site/app.ts';

const given = testApp();
const table = readFileSync(new URL('../docs/security.md', import.meta.url), 'utf8');

/** Each purpose with the path of its page, as the security document says; a code in a form has none. */
const pages = linkPurposes.flatMap((purpose) => {
  const path = new RegExp(`^\\| \`${purpose}\` +\\| \`(/[^\`]+)\``, 'm').exec(table)?.[1];
  return path ? [{ purpose, path }] : [];
});

async function look(path: string, token: string, method = 'GET') {
  const answer = await given.fetch(path.replace('<token>', token), { method });
  const text = (await answer.text()).replaceAll(token, '');
  const [main = ''] = /<main[\s\S]*<\/main>/.exec(text) ?? [];
  return { status: answer.status, headers: answer.headers, main };
}

async function linkOf(purpose: (typeof linkPurposes)[number], hours: number): Promise<string> {
  const expiresAt = given.world.clock.now().add({ hours });
  const subjectId = purpose === 'setup' ? 'owner' : crypto.randomUUID();
  return given.db.transaction((tx) => makeSecretLink(tx, { purpose, subjectId, expiresAt }));
}

test('secret links: all but the code in a form have a page', () => {
  const named = pages.map(({ purpose }) => purpose);
  expect(linkPurposes.filter((purpose) => !named.includes(purpose))).toEqual(['sign-in-code']);
});

test.each(pages)(
  'secret links: $purpose answers alike for an unknown, an expired and a malformed token',
  async ({ purpose, path }) => {
    const unknown = await look(path, 'A'.repeat(22));
    const expired = await look(path, await linkOf(purpose, -1));
    expect(unknown.main).not.toBe('');
    expect(expired.status).toBe(unknown.status);
    expect(expired.main).toBe(unknown.main);
    expect((await look(path, 'x')).status).toBe(unknown.status);
  },
);

test.each(pages)(
  'secret links: $purpose that has ended says so, in both languages',
  async ({ purpose, path }) => {
    const token = await linkOf(purpose, -1);
    const [english, danish] = [await look(path, token), await look(`/da${path}`, token)];
    expect(english.main).not.toContain('Page not found');
    expect(danish.main).not.toContain('Siden findes ikke');
    expect(english.main).toMatch(/link|expired|ended|no longer|used/i);
    expect(danish.main).toMatch(/link|udløbet|brugt|længere/i);
  },
);

test.each(pages)(
  'secret links: $purpose is not used up by a mail scanner, nor cached or indexed',
  async ({ purpose, path }) => {
    const token = await linkOf(purpose, 1);
    const before = await given.db.query.selectFrom('secret_links').selectAll().execute();
    for (const method of ['HEAD', 'GET', 'GET']) {
      const { headers } = await look(path, token, method);
      expect(headers.get('cache-control')).toMatch(/no-store/);
      expect(headers.get('referrer-policy')).toBe('same-origin');
      expect(headers.get('x-robots-tag')).toContain('noindex');
    }
    expect(await given.db.query.selectFrom('secret_links').selectAll().execute()).toEqual(before);
  },
);
