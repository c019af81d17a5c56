import { beforeEach, expect, test } from 'vitest';
import { testApp } from '#tests/support/site/app.ts';
import { createPercentCode, createSpringCode } from '#tests/support/vouchers/spring-code.ts';

const given = testApp();
const path = '/checkout/private-coaching-5';
const typed = { name: 'Åse Ærø', email: 'aase@example.dk', attempt: 'one-attempt', currency: 'DKK' };

beforeEach(() => createSpringCode(given.world));

async function press(at: string, fields: Record<string, string>) {
  const answer = await given.fetch(at, {
    method: 'POST',
    body: new URLSearchParams({ ...typed, ...fields }),
  });
  return { status: answer.status, html: await answer.text(), location: answer.headers.get('location') };
}

test('a code shows what it takes off and what is left to pay, and keeps the input', async () => {
  const { status, html } = await press(`${path}/codes`, { code: ' Spring-25 ' });
  expect(status).toBe(200);
  for (const text of ['DKK −2,193.75', 'DKK 6,581.25', 'value="Åse Ærø"', 'name="total" value="658125"']) {
    expect(html).toContain(text);
  }
  const removed = await press(`${path}/code-removal`, { discountCode: 'SPRING-25', removed: 'discount' });
  expect(removed.html).toContain('name="total" value="877500"');
});

test('a wrong code is refused at its field', async () => {
  const { status, html } = await press(`/da${path}/codes`, { code: 'FORKERT' });
  expect(status).toBe(400);
  expect(html).toContain('Vi kender ikke koden');
  expect(html).toContain('value="FORKERT"');
});

test('ordering with a code that was typed and not applied shows the new amount first', async () => {
  const fields = { terms: 'yes', total: '877500', code: 'SPRING-25' };
  const shown = await press(path, fields);
  expect(shown.location).toBeNull();
  expect(shown.html).toContain('name="total" value="658125"');
  expect((await press(`${path}/pay`, fields)).status).toBe(409);
  const ordered = await press(path, { ...fields, code: '', discountCode: 'SPRING-25', total: '658125' });
  expect(ordered).toMatchObject({ status: 303, location: expect.stringContaining('/test-checkout/') });
});

test('an order that a code makes free is confirmed without thanks for a payment', async () => {
  await createPercentCode(given.world, { code: 'free', percent: '100' });
  const fields = { terms: 'yes', discountCode: 'FREE', total: '0' };
  const ordered = await press(path, fields);
  const page = await (await given.fetch(ordered.location ?? '')).text();
  expect(page).toContain('there’s nothing to pay');
  expect(page).not.toContain('We’ve received your payment');
});
