import { sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { testApp } from './support/site/app.ts';
import { signedIn } from './support/site/signed-in.ts';

const given = testApp();
const errors = () => given.logged.filter((line) => line.level === 'error');

describe('an unexpected error', () => {
  /** Needed by every page's frame: without it not even the error page has one. */
  const withoutPhotographs = async (what: () => Promise<void>) => {
    await sql`alter table photographs rename to photographs_gone`.execute(given.db.query);
    await what().finally(() =>
      sql`alter table photographs_gone rename to photographs`.execute(given.db.query),
    );
  };
  beforeEach(async () => {
    await sql`alter table bookings rename to bookings_gone`.execute(given.db.query);
    await sql`alter table settings rename to settings_gone`.execute(given.db.query);
  });
  afterEach(async () => {
    await sql`alter table bookings_gone rename to bookings`.execute(given.db.query);
    await sql`alter table settings_gone rename to settings`.execute(given.db.query);
  });

  const expectErrorPage = async (path: string, language: string, sentence: string) => {
    const answer = await given.fetch(path);
    const page = await answer.text();
    expect(answer.status).toBe(500);
    expect(page).toContain(`<html lang="${language}"`);
    expect(page).toContain(`<a class="button" href="${path}"`);
    expect(page).toContain('Unexpected Application Error!');
    expect(page).toContain(sentence);
    expect(page).not.toMatch(/settings|photographs|relation|kysely|node_modules/i);
    const id = answer.headers.get('x-request-id') ?? '';
    expect(page).toContain(id);
    expect(new Set(errors().map((line) => line.fields.requestId))).toEqual(new Set([id]));
    expect(answer.headers.get('content-security-policy')).toContain("default-src 'none'");
  };

  test.each([
    ['/', 'en', 'Please try again in a moment.'],
    ['/da', 'da', 'Prøv igen om et øjeblik.'],
  ])(
    '%s shows an error page with the number of its log entry, once [S8.11]',
    async (path, language, sentence) => {
      await expectErrorPage(path, language, sentence);
      expect(errors()).toHaveLength(1);
      given.logged.length = 0;
      await withoutPhotographs(() => expectErrorPage(path, language, sentence));
    },
  );

  test('the page works again once the cause is fixed', async () => {
    expect((await given.fetch('/contact')).status).toBe(500);
    await sql`alter table settings_gone rename to settings`.execute(given.db.query);
    expect((await given.fetch('/contact')).status).toBe(200);
    await sql`alter table settings rename to settings_gone`.execute(given.db.query);
  });

  test('a wire call is refused in its own format, without details of the error [S8.12]', async () => {
    const answer = await given.fetch('/rest/v1/bookings', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ name: 'Mia', email: 'mia@example.dk', course_id: 'private-coaching' }),
    });
    expect(answer.status).toBeGreaterThanOrEqual(400);
    const refusal = await answer.json();
    expect(Object.keys(refusal).sort()).toEqual(['code', 'details', 'hint', 'message']);
    expect(JSON.stringify(refusal)).not.toMatch(/settings_gone|relation|kysely/i);
  });
});

describe('a failure in the admin', () => {
  let cookie = '';
  beforeEach(async () => {
    cookie = (await signedIn(given, 'owner')).cookie ?? '';
    await sql`alter table saved_replies rename to saved_replies_gone`.execute(given.db.query);
  });
  afterEach(async () => {
    await sql`alter table saved_replies_gone rename to saved_replies`.execute(given.db.query);
  });

  test('shows the frame of the admin with its ways on', async () => {
    const answer = await given.fetch('/admin/saved-replies', { headers: { cookie } });
    const page = await answer.text();
    expect(answer.status).toBe(500);
    expect(page).toContain('href="/admin/bookings"');
    expect(page).toContain(answer.headers.get('x-request-id') ?? '-');
    expect(page).not.toContain('Unexpected Application Error!');
  });

  test('keeps what was written and offers it again, without scripts', async () => {
    const body = new URLSearchParams({
      titleEn: 'Ill «today»',
      titleDa: 'Syg',
      bodyEn: 'Sorry',
      bodyDa: 'Undskyld',
    });
    const answer = await given.fetch('/admin/saved-replies', { method: 'POST', body, headers: { cookie } });
    const page = await answer.text();
    expect(answer.status).toBe(500);
    expect(page).toContain('<input type="hidden" name="titleEn" value="Ill «today»"/>');
    expect(page).toContain('Send again');
  });
});

describe('pages that React hydrates', () => {
  test('run only files of the studio and scripts with the nonce of this response, and are not cached', async () => {
    const nonces = [];
    for (let time = 0; time < 2; time += 1) {
      const answer = await given.fetch('/login');
      const page = await answer.text();
      const policy = answer.headers.get('content-security-policy') ?? '';
      const nonce = /script-src 'self' 'nonce-([\w-]+)'/.exec(policy)?.[1];
      nonces.push(nonce);
      const inline = [...page.matchAll(/<script\b(?! src="\/)([^>]*)>/g)].map(
        ([, attributes]) => attributes ?? '',
      );
      expect(inline.length).toBeGreaterThan(0);
      expect(inline.filter((attributes) => !attributes.includes(`nonce="${nonce}"`))).toEqual([]);
      expect(answer.headers.get('cache-control')).toBe('no-store');
    }
    expect(new Set(nonces).size).toBe(2);
  });
});
