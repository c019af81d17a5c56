import { describe, expect, test } from 'vitest';
import { testApp } from '#tests/support/site/app.ts';

const stripe = (mode: 'test' | 'live') => ({
  SITE_URL: 'https://studio.example',
  STRIPE_SECRET_KEY: `sk_${mode}_abc`,
  STRIPE_WEBHOOK_SECRET: 'whsec_abc',
});

describe('with payments closed', () => {
  const given = testApp({ SITE_URL: 'https://studio.example' });

  test("every buyable card says 'Payments open soon' and has no button [S2.79]", async () => {
    const html = await (await given.fetch('/courses')).text();
    expect(html.match(/Payments open soon/g)).toHaveLength(7);
    expect(html).not.toContain('Buy Now');
    // Payments are not configured, but visitors can still read more.
    expect(html).toMatch(/href="\/en\/courses\/voice-elevated">Learn More/);
  });

  test('create-payment answers 503 with the same message [P.73]', async () => {
    const body = JSON.stringify({ courseId: 'voice-elevated', currency: 'DKK' });
    const headers = { 'content-type': 'application/json' };
    const answer = await given.fetch('/functions/v1/create-payment', { method: 'POST', headers, body });
    expect(answer.status).toBe(503);
    expect(await answer.json()).toMatchObject({ message: 'Payments open soon' });
  });

  test('the booking page says so and creates no hold', async () => {
    const html = await (await given.fetch('/private-coaching/book')).text();
    expect(html).toContain('Payments open soon. Until then, write to us to arrange a time.');
    expect(html).not.toMatch(/<button[^>]\*>Hold this time</);
  });

  test('there is no test payment', async () => {
    expect(await (await given.fetch('/')).text()).not.toContain('Test $1 Payment');
  });
});

describe("the green 'Test $1 Payment' button", () => {
  const testKey = testApp(stripe('test'));
  const liveKey = testApp(stripe('live'));

  test('is present with a test key, and absent with a live one [S2.66]', async () => {
    expect(await (await testKey.fetch('/')).text()).toContain('Test $1 Payment');
    expect(await (await liveKey.fetch('/')).text()).not.toContain('Test $1 Payment');
    expect(await (await liveKey.fetch('/courses')).text()).toContain('Buy Now');
  });
});

describe('external pages', () => {
  const given = testApp({ CONSULTATION_URL: 'https://calendar.example/thea' });

  test("'Book Consultation' opens the configured scheduling page in a new tab [S2.63]", async () => {
    const html = await (await given.fetch('/')).text();
    expect(html).toMatch(
      /href="https:\/\/calendar\.example\/thea" target="_blank" rel="noopener">Book Consultation/,
    );
  });
});

describe('an empty studio (SAMPLE_DATA=off)', () => {
  const given = testApp({ SAMPLE_DATA: 'off' });

  test.each(['/', '/courses', '/courses/private-coaching', '/contact', '/private-coaching/book'])(
    '%s renders completely [P.74]',
    async (path) => {
      const answer = await given.fetch(path);
      const html = await answer.text();
      expect(answer.status).toBe(200);
      expect(html).toMatch(/<h1\b/);
      expect(html).not.toContain('Lindehav');
      expect(given.logged.filter((line) => line.level === 'error')).toEqual([]);
    },
  );
});
