import { beforeEach, expect, test } from 'vitest';
import { samplePdf } from '#tests/support/pdfs.ts';
import { testApp } from '#tests/support/site/app.ts';
import { signedIn } from '#tests/support/site/signed-in.ts';

const given = testApp();
let owner: Record<string, string> = {};

beforeEach(async () => {
  owner = await signedIn(given, 'owner');
});

const course = '/admin/courses/main-course';
const day = { rows: '1', 'day-0-date': '2027-09-04', 'day-0-from': '09:00', 'day-0-to': '17:00' };
const counted = async (table: 'courses' | 'modules' | 'lessons' | 'dates' | 'products') =>
  (await given.db.query.selectFrom(table).select('id').execute()).length;

const forms = [
  ['/admin/courses', { titleEn: 'Singing in the car' }, 'courses'],
  [course, { titleEn: 'Red lights' }, 'modules'],
  [course, { titleEn: 'Humming' }, 'lessons'],
  ['/admin/dates/new', { offerId: 'voice-elevated', capacity: '4', ...day }, 'dates'],
  ['/shop/admin', { action: 'create', name: 'Score stand', price: '249' }, 'products'],
] as const;

test.each(forms)(
  '%s, sent twice with %j, creates one record and gives the same answer [P.128]',
  async (path, typed, table) => {
    const html = await (await given.fetch(path, { headers: owner })).text();
    const key = /name="form-key" value="([0-9a-f-]{36})"/.exec(html)?.[1] ?? '';
    const moduleId = /\/modules\/([0-9a-f-]{36})\//.exec(html)?.[1] ?? '';
    const lessons = table === 'lessons' ? `/modules/${moduleId}/lessons` : '/modules';
    const send = () =>
      given.fetch(path === course ? course + lessons : path, {
        method: 'POST',
        body: new URLSearchParams({ ...typed, 'form-key': key }),
        headers: owner,
        redirect: 'manual',
      });
    const before = await counted(table);
    const answers = [await send(), await send()];
    expect(answers.map(({ status }) => status)).toEqual([answers[0]?.status, answers[0]?.status]);
    expect(answers[0]?.headers.get('location')).toContain('flash=created');
    expect(answers[1]?.headers.get('location')).toBe(answers[0]?.headers.get('location'));
    expect(await counted(table)).toBe(before + 1);
  },
);

test('workbook: sent twice creates one; the second PDF is deleted; another PDF under the same title is refused [P.130]', async () => {
  const html = await (await given.fetch('/admin/workbooks', { headers: owner })).text();
  const key = /name="form-key" value="([0-9a-f-]{36})"/.exec(html)?.[1] ?? '';
  const send = async (text: string) => {
    const body = new FormData();
    body.set('form-key', key);
    body.set('title', 'Before the second act');
    body.set('language', 'en');
    body.set('file', new File([samplePdf(text)], 'before.pdf', { type: 'application/pdf' }));
    return given.fetch('/admin/workbooks', { method: 'POST', body, headers: owner });
  };
  const answers = [await send('Hum'), await send('Hum')];
  expect(answers.map(({ status }) => status)).toEqual([303, 303]);
  expect(answers[1]?.headers.get('location')).toBe(answers[0]?.headers.get('location'));
  expect((await send('Sing')).status).toBe(409);
  const { count } = await given.db.query
    .selectFrom('workbooks')
    .select((is) => is.fn.countAll<number>().as('count'))
    .where('id', 'like', 'before-the-second-act%')
    .executeTakeFirstOrThrow();
  expect(Number(count)).toBe(1);
});

test('the product form sent twice by script (wire call 7): one product; without a key, or with another price, two [P.129]', async () => {
  const html = await (await given.fetch('/shop/admin', { headers: owner })).text();
  const key = /name="form-key" value="([0-9a-f-]{36})"/.exec(html)?.[1] ?? '';
  const send = async (idempotencyKey: string | undefined, price = '249') => {
    const answer = await given.fetch('/functions/v1/manage-products', {
      method: 'POST',
      headers: { ...owner, 'content-type': 'application/json' },
      body: JSON.stringify({
        action: 'create',
        product: { name: 'Score stand', price },
        'form-key': idempotencyKey,
      }),
    });
    const reply = (await answer.json()) as { product: { id: string } };
    return reply.product.id;
  };
  const before = await counted('products');
  const [first, second] = await Promise.all([send(key), send(key)]);
  expect(second).toBe(first);
  expect(await send(key)).toBe(first);
  expect(await counted('products')).toBe(before + 1);
  await send(key, '299');
  await send(undefined);
  await send(undefined);
  expect(await counted('products')).toBe(before + 4);
});

test('the same form, after Back and with other input, creates another record', async () => {
  const html = await (await given.fetch('/admin/courses', { headers: owner })).text();
  const key = /name="form-key" value="([0-9a-f-]{36})"/.exec(html)?.[1] ?? '';
  const before = await counted('courses');
  for (const titleEn of ['Singing in the car', 'Singing in the bath']) {
    await given.fetch('/admin/courses', {
      method: 'POST',
      body: new URLSearchParams({ titleEn, 'form-key': key }),
      headers: owner,
      redirect: 'manual',
    });
  }
  expect(await counted('courses')).toBe(before + 2);
});
