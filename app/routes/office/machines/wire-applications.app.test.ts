import { beforeEach, describe, expect, test } from 'vitest';
import { intensiveApplication, retreatApplication } from '#tests/support/applications.ts';
import { testApp } from '#tests/support/site/app.ts';

const given = testApp();
const saved = () => given.db.query.selectFrom('applications').selectAll().execute();

beforeEach(async () => {
  await given.db.query.deleteFrom('rate_limits').execute();
});

describe('wire calls 5 and 6', () => {
  const call = (name: string, body: unknown, headers: HeadersInit = {}) =>
    given.fetch(name, {
      method: 'POST',
      body: JSON.stringify(body),
      headers: { 'content-type': 'application/json', ...headers },
    });

  test.each([
    ['/functions/v1/submit-voice-elevated-application', intensiveApplication, 'da'],
    ['/functions/submit-voice-elevated-application', intensiveApplication, 'da'],
    ['/functions/v1/submit-celebrity-application', retreatApplication, 'en'],
    ['/functions/submit-celebrity-application', retreatApplication, 'en'],
  ])('%s accepts the specified payload [S7.08]', async (name, payload, language) => {
    const answer = await call(name, payload);
    expect(answer.status).toBe(200);
    expect(await answer.json()).toMatchObject({
      ok: true,
      statusUrl: expect.stringContaining('/applications/'),
    });
    expect(await saved()).toMatchObject([{ language, first_name: 'Ærlige Åse' }]);
  });

  test('refuse with an error that has a message, and a message per field [S7.09]', async () => {
    const da = await call('/functions/v1/submit-voice-elevated-application', {
      ...intensiveApplication,
      phone: '1',
    });
    expect(da.status).toBe(400);
    expect(await da.json()).toMatchObject({
      error: 'invalid',
      message: expect.any(String),
      fields: { phone: 'Indtast venligst et gyldigt telefon nummer' },
    });
    for (const body of [null, [], 'text', 7, { agreedToTerms: 'true' }]) {
      const answer = await call('/functions/v1/submit-celebrity-application', body);
      expect(answer.status).toBe(400);
      expect(await answer.json()).toMatchObject({ fields: { agreedToTerms: 'You must agree to the terms' } });
    }
  });

  test('use the language of the page they are called from', async () => {
    const headers = { 'content-language': 'da' };
    const answer = await call('/functions/v1/submit-celebrity-application', {}, headers);
    expect(await answer.json()).toMatchObject({ fields: { firstName: 'Fornavn skal være mindst 2 tegn' } });
  });

  test('refuse GET', async () => {
    expect((await given.fetch('/functions/v1/submit-celebrity-application')).status).toBe(405);
  });
});
