import { describe, expect, test } from 'vitest';
import { testApp } from '#tests/support/site/app.ts';
import { outboxHeaders, outboxPath } from '#tests/support/site/outbox.ts';

const given = testApp();
const local = { host: 'localhost:3000' };
const withCode = async () => ({ ...local, ...(await outboxHeaders(given)) });
const file = {
  filename: 'session æ.ics',
  contentType: 'text/calendar; charset=utf-8; method=REQUEST',
  content: 'BEGIN:VCALENDAR\r\nSUMMARY:Ærø',
  encoding: 'utf8',
} as const;

async function written(subject: string, at: string): Promise<string> {
  const row = await given.db.query
    .insertInto('emails')
    .values({
      message_id: `<${subject}@localhost>`,
      kind: 'booking-confirmed',
      language: 'da',
      recipient: 'søren@example.dk',
      reply_to: null,
      subject,
      html: '<!doctype html><style>p{color:red}</style><p>Kære Søren</p><script>alert(1)</script>',
      body: 'Kære Søren <script>',
      attachments: JSON.stringify([file]),
      dedupe_key: null,
      state: 'sent',
      last_error: null,
      sent_at: null,
      not_before: null,
      created_at: Temporal.Instant.from(at),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return row.id;
}

describe('the outbox in local development', () => {
  test('lists emails newest first, with recipient, subject, attachments and text', async () => {
    await written('Den ældste', '2026-11-20T10:00:00Z');
    await written('Den nyeste', '2026-11-21T10:00:00Z');
    const answer = await given.fetch('/outbox', { headers: await withCode() });
    const page = await answer.text();
    expect(answer.status).toBe(200);
    expect(page.indexOf('Den nyeste')).toBeLessThan(page.indexOf('Den ældste'));
    for (const shown of ['søren@example.dk', 'session æ.ics', 'Kære Søren &lt;script&gt;']) {
      expect(page).toContain(shown);
    }
    const main = /<main.*<\/main>/s.exec(page)?.[0] ?? '';
    expect(main.match(/<details/g)).toHaveLength(2);
  });

  test('is paginated, fifty emails per page, to the oldest', async () => {
    for (let at = 10; at < 65; at += 1) await written(`Mail ${at}.`, `2026-11-20T${10 + (at % 10)}:00:00Z`);
    const mailsOn = async (path: string) => {
      const html = await (await given.fetch(path, { headers: await withCode() })).text();
      const [, next = ''] = /href="([^"]+)"[^>]*>Next</.exec(html) ?? [];
      return { shown: html.match(/Mail \d\d\./g) ?? [], next: next.replaceAll('&amp;', '&') };
    };
    const first = await mailsOn('/outbox');
    const second = await mailsOn(first.next);
    expect([first.shown.length, second.shown.length, second.next]).toEqual([50, 5, '']);
    expect(new Set([...first.shown, ...second.shown]).size).toBe(55);
  });

  test('asks for the code that the start prints; the code stays in a cookie, and not in the address', async () => {
    const id = await written('Hemmeligt', '2026-11-21T10:00:00Z');
    for (const path of ['/outbox', '/da/outbox', '/outbox?code=wrong']) {
      const asked = await given.fetch(path, { headers: local });
      const page = await asked.text();
      expect([path, asked.status, page.includes('name="code"'), page.includes('Hemmeligt')]).toEqual([
        path,
        403,
        true,
        false,
      ]);
    }
    expect((await given.fetch(`/outbox/${id}.html`, { headers: local })).status).toBe(404);
    const opened = await given.fetch(outboxPath(given.world), { headers: local });
    expect([opened.status, opened.headers.get('location')]).toEqual([302, '/outbox']);
    const page = await given.fetch('/outbox', { headers: await withCode() });
    expect(await page.text()).toContain('Hemmeligt');
  });

  test('is neither indexed nor cached', async () => {
    const { headers } = await given.fetch('/outbox', { headers: await withCode() });
    expect(headers.get('x-robots-tag')).toContain('noindex');
    expect(headers.get('cache-control')).toBe('no-store');
  });

  test('shows an email’s HTML in a sandbox without scripts, requests or forms', async () => {
    const id = await written('Hej', '2026-11-21T10:00:00Z');
    const answer = await given.fetch(`/outbox/${id}.html`, { headers: await withCode() });
    expect(answer.headers.get('content-type')).toContain('text/html');
    const policy = answer.headers.get('content-security-policy') ?? '';
    expect(policy).toContain("default-src 'none'");
    expect(policy).toContain('sandbox');
    expect(policy).not.toMatch(/script|allow-scripts|allow-same-origin|allow-forms/);
    expect(await answer.text()).toContain('Kære Søren');
  });

  test('serves an attachment as a download, byte for byte', async () => {
    const id = await written('Hej', '2026-11-21T10:00:00Z');
    const path = `/outbox/${id}/${encodeURIComponent(file.filename)}`;
    const answer = await given.fetch(path, { headers: await withCode() });
    expect(answer.headers.get('content-disposition')).toMatch(/^attachment/);
    expect(answer.headers.get('content-type')).toBe(file.contentType);
    expect(await answer.text()).toBe(file.content);
  });

  test('answers 404 for an unknown email', async () => {
    const id = await written('Hej', '2026-11-21T10:00:00Z');
    for (const path of [
      '/outbox/x.html',
      `/outbox/${id}`,
      `/outbox/${id}/other.ics`,
      '/outbox/a/b',
      "/outbox/'.html",
    ]) {
      expect((await given.fetch(path, { headers: await withCode() })).status, path).toBe(404);
    }
  });

  test.each([
    { host: 'studio.example' },
    { ...local, 'x-forwarded-for': '127.0.0.1' },
    { ...local, forwarded: 'for=127.0.0.1' },
    { ...local, 'x-forwarded-host': 'localhost:3000' },
  ])('gives 404 for %o', async (headers) => {
    const id = await written('Hemmeligt', '2026-11-21T10:00:00Z');
    const file = `/outbox/${id}/session%20%C3%A6.ics`;
    for (const path of ['/outbox', '/da/outbox', `/outbox/${id}.html`, file]) {
      const answer = await given.fetch(path, { headers: { ...(await withCode()), ...headers } });
      expect(answer.status, path).toBe(404);
      expect(await answer.text()).not.toContain('Hemmeligt');
    }
  });
});

describe.each<Record<string, string>>([
  { HOST: '0.0.0.0' },
  { SITE_URL: 'https://studio.example' },
  { SMTP_URL: 'smtp://127.0.0.1:1' },
  { TRUST_PROXY: '1' },
])('with %o', (variables) => {
  const otherApp = testApp(variables);

  test('the outbox gives 404, even with the code', async () => {
    const path = outboxPath(otherApp.world);
    expect((await otherApp.fetch(path, { headers: local })).status).toBe(404);
  });
});
