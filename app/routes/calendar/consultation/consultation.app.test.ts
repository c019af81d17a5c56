import { describe, expect, test } from 'vitest';
import { type TestVisit, visit } from '#tests/support/browser/visit.ts';
import { testApp } from '#tests/support/site/app.ts';
import { textOf } from '#tests/support/site/html.ts';

const given = testApp();

async function freeTime(visitor: TestVisit, nth = 60, prefix = ''): Promise<string> {
  const { text } = await visitor.get(`${prefix}/consultation`);
  return [...text.matchAll(/name="slot_start"[^>]*value="([^"]+)"|value="([^"]+)"[^>]*name="slot_start"/g)]
    [nth]!.slice(1)
    .find(Boolean)!;
}

async function request(visitor: TestVisit, changes: Record<string, string> = {}, prefix = '') {
  const slot_start = changes.slot_start ?? (await freeTime(visitor, 60, prefix));
  const typed = {
    name: 'Søren Ærø',
    email: 'soren@example.dk',
    place: 'online',
    time_zone: '',
  };
  return visitor.post(`${prefix}/consultation`, { ...typed, ...changes, slot_start });
}

async function mailed(kind: string): Promise<string> {
  const mail = await given.db.query
    .selectFrom('emails')
    .select('body')
    .where('kind', '=', kind)
    .orderBy('created_at', 'desc')
    .executeTakeFirstOrThrow();
  return mail.body ?? '';
}

const linkTo = (body: string, path: RegExp) =>
  new URL(body.match(/https?:\S+/g)?.find((address) => path.test(address)) ?? '').pathname;

const claims = () =>
  given.db.query.selectFrom('claims').select(['kind', 'state']).where('kind', '=', 'consultation').execute();

describe('the consultation page, without scripts', () => {
  test('lists half-hour slots by day, then requests name, email and place', async () => {
    const { text } = await visit(given).get('/consultation');
    expect(textOf(text)).toContain('Free, 30 minutes. Times are Copenhagen time.');
    const form = /<form[^>]*action="\/consultation"[\s\S]*?<\/form>/.exec(text)?.[0] ?? '';
    expect(form.indexOf('slot_start')).toBeLessThan(form.indexOf('name="email"'));
    expect(form).toContain('In the studio');
    expect(form).toContain('17:30');
  });

  test('claims the slot, says to use the button in the email, and books nothing yet', async () => {
    const answer = await request(visit(given));
    expect(answer.status).toBe(200);
    expect(textOf(answer.text)).toContain(
      'We’ve emailed soren@example.dk. Confirm within 30 minutes and the half hour is booked.',
    );
    expect(answer.headers.get('cache-control')).toBe('no-store');
    expect(await claims()).toEqual([{ kind: 'consultation', state: 'held' }]);
  });

  test('the email links to one button: GET changes nothing, POST books, and again has the same result [S2.99]', async () => {
    const visitor = visit(given);
    await request(visitor);
    const path = linkTo(await mailed('consultation-request'), /\/consultation\/confirm\//);
    const page = await visitor.get(path);
    expect(page.headers.get('cache-control')).toBe('no-store');
    expect(page.headers.get('referrer-policy')).toBe('same-origin');
    expect(page.headers.get('x-robots-tag')).toContain('noindex');
    const main = /<main.*<\/main>/s.exec(page.text)?.[0] ?? '';
    expect(main.match(/<button/g)).toHaveLength(1);
    expect(await claims()).toEqual([{ kind: 'consultation', state: 'held' }]);
    for (let presses = 0; presses < 2; presses += 1) {
      const pressed = await visitor.post(path, {});
      expect([pressed.status, pressed.location]).toEqual([303, path]);
    }
    expect(textOf((await visitor.get(path)).text)).toContain('Consultation booked');
    expect(await claims()).toEqual([{ kind: 'consultation', state: 'booked' }]);
    const manage = linkTo(await mailed('booking-confirmed'), /\/bookings\//);
    expect(textOf((await visitor.get(manage)).text)).toContain('Your free half hour is booked.');
    expect(textOf((await visitor.get(`${manage}/move`)).text)).toContain('17:30');
    const cancel = await visitor.get(`${manage}/cancel`);
    expect(textOf(cancel.text)).toContain('It’s free, so there’s nothing to refund.');
    expect((await visitor.post(`${manage}/cancel`, {})).status).toBe(303);
    expect(await claims()).toEqual([{ kind: 'consultation', state: 'cancelled' }]);
  });

  test('keeps the input when a field is missing, and names it', async () => {
    const answer = await request(visit(given), { email: 'soren@', slot_start: '' });
    expect(answer.status).toBe(400);
    expect(answer.text).toContain('value="Søren Ærø"');
    expect(answer.text).toContain('value="soren@"');
    expect(textOf(answer.text)).toContain('Please fill all fields and pick a slot.');
    expect(await claims()).toEqual([]);
  });

  test('the same browser may correct address or time; another one gets a message about the open consultation', async () => {
    const visitor = visit(given);
    const first = await freeTime(visitor);
    await request(visitor, { slot_start: first, email: 'forkert@example.dk' });
    expect((await request(visitor, { slot_start: first })).status).toBe(200);
    const refused = await request(visit(given));
    expect(refused.status).toBe(429);
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
    expect(textOf(refused.text)).toContain('You already have a consultation, or one to confirm.');
    expect((await claims()).filter(({ state }) => state === 'held')).toHaveLength(1);
  });

  test('is in Danish under /da, from the page to the email and its button', async () => {
    const visitor = visit(given);
    const answer = await request(visitor, {}, '/da');
    expect(textOf(answer.text)).toContain('Tjek din indbakke');
    const body = await mailed('consultation-request');
    expect(body).toContain('Book min samtale');
    const path = linkTo(body, /\/consultation\/confirm\//);
    expect(path).toMatch(/^\/da\//);
    expect(textOf((await visitor.get(path)).text)).toContain('Ét klik, så er tiden din.');
    const pressed = await visitor.post(path, {});
    expect([pressed.status, pressed.location]).toEqual([303, path]);
    expect(textOf((await visitor.get(path)).text)).toContain('Samtalen er booket');
  });

  test('an unknown link gives 404', async () => {
    const path = `/consultation/confirm/${'A'.repeat(22)}`;
    expect((await visit(given).get(path)).status).toBe(404);
    expect((await visit(given).post(path, {})).status).toBe(404);
  });
});

test('the contact page links to the consultation, and is the same for everyone', async () => {
  const { text } = await visit(given).get('/contact');
  expect(text).toMatch(/data-island="consultation"[^>]*data-times="\/consultation\/times"/);
  expect(text).toMatch(/<a class="button ghost" href="\/consultation"/);
});

test('a script gets the same answers as JSON', async () => {
  const visitor = visit(given);
  const slot_start = await freeTime(visitor);
  const send = (fields: Record<string, string>) =>
    given.fetch('/consultation', {
      method: 'POST',
      headers: { accept: 'application/json' },
      body: new URLSearchParams(fields),
    });
  const refused = await send({ name: 'Mia', email: 'mia@', slot_start });
  expect([refused.status, await refused.json()]).toEqual([
    400,
    { message: 'Please enter a valid email address', details: 'email' },
  ]);
  const requested = await send({ name: 'Mia', email: 'mia@example.dk', slot_start });
  expect([requested.status, await requested.json()]).toEqual([200, { email: 'mia@example.dk' }]);
});
