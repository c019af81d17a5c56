import { beforeEach, describe, expect, test } from 'vitest';
import { retreatApplication, sendAnswerNow } from '#tests/support/applications.ts';
import { linkIn, mailTo } from '#tests/support/emails.ts';
import { samplePdf } from '#tests/support/pdfs.ts';
import { testApp } from '#tests/support/site/app.ts';
import { textOf } from '#tests/support/site/html.ts';

const given = testApp();
const owner = { email: 'clara@example.com', password: 'en god lang sætning' };
const saved = () => given.db.query.selectFrom('applications').selectAll().execute();
const mainOf = (html: string) => /<main.*<\/main>/s.exec(html)?.[0] ?? '';

beforeEach(async () => {
  await given.db.query.deleteFrom('rate_limits').execute();
});

function post(path: string, fields: Record<string, string>, headers: HeadersInit = {}) {
  return given.fetch(path, { method: 'POST', body: new URLSearchParams(fields), headers });
}

function upload(bytes: BlobPart, name: string) {
  const body = new FormData();
  for (const [field, value] of Object.entries({ ...retreatApplication, agreedToTerms: 'yes' })) {
    body.append(field, value);
  }
  body.append('files', new File([bytes], name));
  return given.fetch('/celebrity-application', { method: 'POST', body });
}

describe('the page of an application', () => {
  async function applied(): Promise<string> {
    await upload(samplePdf(), 'Noder.pdf');
    return new URL(linkIn(await mailTo(given.db, 'aase@example.com', 'application-received'), /applications/))
      .pathname;
  }

  test('shows the date of the answer and the files sent, is not cached and sends no referrer [S6.06]', async () => {
    const answer = await given.fetch(await applied());
    const words = textOf(mainOf(await answer.text()));
    expect(answer.status).toBe(200);
    expect(words).toMatch(/hear from us by \w+day \d+ \w+ \d{4}/);
    expect(words).toContain('Noder.pdf');
    expect(answer.headers.get('cache-control')).toBe('no-store');
    expect(answer.headers.get('referrer-policy')).toBe('same-origin');
    expect(answer.headers.get('x-robots-tag')).toContain('noindex');
  });

  test('pays without scripts through a checkout created on click, and by call 3 with the application’s secret', async () => {
    const path = await applied();
    const pressed = await post(`${path}/payment`, {});
    expect(pressed.status).toBe(303);
    expect(pressed.headers.get('location')).toContain('/test-checkout/');
    const called = await given.fetch('/functions/v1/create-payment', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({
        courseId: 'celebrity-vocal-experience',
        currency: 'dkk',
        application: path.split('/').at(-1),
      }),
    });
    expect(await called.json()).toEqual({ url: pressed.headers.get('location') });
    const orders = await given.db.query.selectFrom('orders').select(['total_minor', 'email']).execute();
    expect(orders).toEqual([{ total_minor: 6_850_000, email: 'aase@example.com' }]);
  });

  test('withdraws the application, and shows that', async () => {
    const path = await applied();
    expect((await post(`${path}/withdrawal`, {})).status).toBe(303);
    expect(textOf(mainOf(await (await given.fetch(path)).text()))).toContain(
      'You’ve withdrawn this application.',
    );
    expect(await saved()).toMatchObject([{ state: 'withdrawn' }]);
  });

  test('a wrong secret gives 404, for reading, paying and withdrawing', async () => {
    const wrong = '/applications/AAAAAAAAAAAAAAAAAAAAAA';
    expect((await given.fetch(wrong)).status).toBe(404);
    for (const resource of ['payment', 'withdrawal'])
      expect((await post(`${wrong}/${resource}`, {})).status).toBe(404);
  });

  test('shows the owner everything, serves the file as an attachment, and sends the answer after its preview', async () => {
    const path = await applied();
    const { accounts, clock, db } = given.world;
    const passwordHash = await accounts.hashPassword(owner.password);
    await db.transaction((tx) =>
      accounts.setOwner(tx, { name: '', email: owner.email, language: 'en', at: clock.now(), passwordHash }),
    );
    const signedIn = await accounts.signIn(owner);
    if (!signedIn.ok) throw new Error('not signed in');
    const cookie = signedIn.cookies.map((line) => line.split(';')[0]).join('; ');
    const [application] = await saved();
    const page = `/admin/applications/${application?.id}`;
    expect((await given.fetch(page)).headers.get('location')).toMatch(/^\/login/);
    const html = await (await given.fetch(page, { headers: { cookie } })).text();
    expect(textOf(html)).toContain(retreatApplication.whyAttend);
    const href = /href="(\/admin\/applications\/[^"]+\/files\/[^"]+)"/.exec(html)?.[1] ?? '';
    const file = await given.fetch(href, { headers: { cookie } });
    expect(file.headers.get('content-disposition')).toMatch(/^attachment; .*Noder\.pdf/);
    expect(file.headers.get('content-security-policy')).toContain('sandbox');
    expect(
      Buffer.from(await file.arrayBuffer())
        .subarray(0, 5)
        .toString(),
    ).toBe('%PDF-');
    const typed = { version: '0', answer: 'accept', instalments: '4', personalLine: 'Bring den svære sang.' };
    const drafted = await post(`${page}/answer`, typed, { cookie });
    expect(drafted.headers.get('location')).toBe(`${page}/preview`);
    const preview = await (await given.fetch(`${page}/preview/email.html`, { headers: { cookie } })).text();
    expect(preview).toContain('Bring den svære sang.');
    const seen = { version: '1', order: '' };
    expect((await post(`${page}/preview/sending`, seen, { cookie })).headers.get('location')).toBe(page);
    for (const each of [page, '/admin', '/admin/applications']) {
      const shown = await (await given.fetch(each, { headers: { cookie } })).text();
      expect(textOf(shown)).toContain('You’re accepting');
      expect(shown).toContain(`${page}/undo`);
    }
    expect(textOf(mainOf(await (await given.fetch(path)).text()))).not.toContain('Instalment 4 of 4');
    await sendAnswerNow(given.world, application?.id ?? '');
    const words = textOf(mainOf(await (await given.fetch(path)).text()));
    expect(words).toContain('Instalment 4 of 4');
    expect(words).toContain('Pay DKK 17,125');
    expect(words).toContain('We’re holding your place until');
  });
});
