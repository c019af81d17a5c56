import { describe, expect, test } from 'vitest';
import { testApp } from '#tests/support/site/app.ts';

const given = testApp();
const declared = { orderNumber: 'B-1001', email: 'mia@example.dk', name: 'Mia Ærø', part: '' };

const post = (fields: Record<string, string>, path = '/withdraw') =>
  given.fetch(path, { method: 'POST', body: new URLSearchParams(fields) });
const mainOf = (html: string) => /<main.*<\/main>/s.exec(html)?.[0] ?? '';
const rows = () => given.db.query.selectFrom('withdrawals').selectAll().execute();
const submissionIn = (html: string) => /name="submission" value="([^"]+)"/.exec(html)?.[1] ?? '';

async function confirmPage(fields: Record<string, string> = declared, path?: string) {
  const answer = await post(fields, path);
  return { answer, main: mainOf(await answer.text()) };
}

describe('the withdrawal form', () => {
  test('shows a confirmation page first, and submits nothing before its button', async () => {
    const { answer, main } = await confirmPage();
    expect(answer.status).toBe(200);
    expect(answer.headers.get('cache-control')).toBe('no-store');
    expect(main).toContain('Confirm withdrawal');
    for (const shown of ['B-1001', 'mia@example.dk', 'Mia Ærø', 'The whole order'])
      expect(main).toContain(shown);
    expect(await rows()).toEqual([]);
  });

  test('once confirmed, the withdrawal is received with date and time, and acknowledged by email [S2.56]', async () => {
    const { main } = await confirmPage();
    const answer = await post({ ...declared, submission: submissionIn(main) }, '/withdraw/declaration');
    const done = mainOf(await answer.text());
    expect(answer.status).toBe(200);
    expect(done).toContain('We’ve received your withdrawal');
    expect(done).toMatch(/\d{4}, \d\d:\d\d, Copenhagen/);
    expect(await rows()).toMatchObject([{ order_number: 'B-1001', email: 'mia@example.dk', language: 'en' }]);
    const mails = await given.db.query.selectFrom('emails').select(['kind', 'recipient']).execute();
    expect(mails).toContainEqual({ kind: 'withdrawal-received', recipient: 'mia@example.dk' });
  });

  test('submitted twice, it is one withdrawal', async () => {
    const { main } = await confirmPage();
    const fields = { ...declared, submission: submissionIn(main) };
    const answers = await Promise.all([1, 2].map(() => post(fields, '/withdraw/declaration')));
    expect(answers.map((answer) => answer.status)).toEqual([200, 200]);
    expect(await rows()).toHaveLength(1);
  });

  test('shows an error at each missing field, and keeps the input', async () => {
    const { answer, main } = await confirmPage({
      orderNumber: '',
      email: 'nej',
      name: 'Åse',
      part: 'Kruset',
    });
    expect(answer.status).toBe(400);
    expect(main).toContain('Enter your order number.');
    expect(main).toContain('Please enter a valid email address.');
    expect(main).toContain('value="Åse"');
    expect(main).toContain('Kruset');
    expect(main).toContain('href="#withdraw-orderNumber"');
  });

  test('‘Change something’ returns to the form with all input kept', async () => {
    const answer = await post({ ...declared, part: 'Kruset' }, '/withdraw/correction');
    const main = mainOf(await answer.text());
    expect(main).toContain('value="B-1001"');
    expect(main).toContain('Kruset');
    expect(main).toContain('Continue');
  });

  test('is in Danish under /da, including its email, with the statutory label', async () => {
    await given.db.query
      .insertInto('confirmed_addresses')
      .values({ email: declared.email, confirmed_by: 'payment', confirmed_at: Temporal.Now.instant() })
      .execute();
    const { main } = await confirmPage(declared, '/da/withdraw');
    expect(main).toContain('Bekræft fortrydelse');
    await post({ ...declared, submission: submissionIn(main) }, '/da/withdraw/declaration');
    const mail = await given.db.query
      .selectFrom('emails')
      .select(['subject', 'language'])
      .where('kind', '=', 'withdrawal-received')
      .executeTakeFirstOrThrow();
    expect(mail).toEqual({ subject: 'Din fortrydelse af ordre B-1001 er modtaget', language: 'da' });
  });

  test('is rate limited after five in an hour, shows the wait and keeps the input', async () => {
    for (let count = 0; count < 5; count += 1) {
      expect(
        (await post({ ...declared, submission: crypto.randomUUID() }, '/withdraw/declaration')).status,
      ).toBe(200);
    }
    const sixth = await post({ ...declared, submission: crypto.randomUUID() }, '/withdraw/declaration');
    const main = mainOf(await sixth.text());
    expect(sixth.status).toBe(429);
    expect(Number(sixth.headers.get('retry-after'))).toBeGreaterThan(0);
    expect(main).toContain('Nothing was sent');
    expect(main).toContain('value="mia@example.dk"');
  });

  test('a link may prefill the number; markup in it is escaped', async () => {
    const html = mainOf(await (await given.fetch('/withdraw?order=%22%3E%3Cb%3E')).text());
    expect(html).toContain('value="&quot;&gt;&lt;b&gt;"');
  });
});
