import { describe, expect, test } from 'vitest';
import { desktop, phone, testBrowser } from '#tests/support/browser/browser.ts';
import { runningSite } from '#tests/support/site/running-site.ts';

const site = runningSite();
const browser = testBrowser(() => [new URL(site.url).host]);
const call = '**/functions/send-contact-email';

async function filledIn(
  reach: { status?: number; body?: string; breaks?: boolean; wait?: Promise<void> } | 'server',
) {
  const { page, expectComplaint } = await browser.visitor(desktop);
  expectComplaint(/status of 400/);
  const requested: unknown[] = [];
  if (reach !== 'server') {
    expectComplaint(/send-contact-email|Failed to load resource/);
    await page.route(call, async (route) => {
      requested.push(route.request().postDataJSON());
      await reach.wait;
      if (reach.breaks) return route.abort();
      await route.fulfill({ status: reach.status ?? 200, body: reach.body ?? '{}' });
    });
  }
  await page.goto(`${site.url}/shop`);
  await page.locator('footer summary', { hasText: 'Write to us' }).click();
  const form = page.locator('footer form[data-island="contact-form"]');
  await form.getByLabel('Name').fill('Søren Ærø');
  await form.getByLabel('Email').fill('soeren@example.dk');
  await form.getByLabel('Message').fill('Hej, jeg synger bas.');
  const toast = page.locator('#toasts .toast');
  const press = () => form.getByRole('button').click();
  return { page, form, toast, press, requested };
}

describe('the contact form', () => {
  test('shows a destructive toast for missing fields, and sends nothing [S5.10]', async () => {
    const { form, toast, press, requested } = await filledIn({});
    await form.getByLabel('Message').fill('   ');
    await press();
    await expect.poll(() => toast.textContent()).toContain('Missing Information');
    expect(await toast.textContent()).toContain('Please fill in all required fields.');
    expect(await toast.getAttribute('class')).toContain('destructive');
    expect(requested).toEqual([]);
    expect(await form.getByLabel('Name').inputValue()).toBe('Søren Ærø');
  });

  test("reads 'Sending...' and is disabled while it sends name, email, phone and message [S4.19]", async () => {
    let release = () => {};
    const wait = new Promise<void>((resolve) => {
      release = resolve;
    });
    const { form, toast, press, requested } = await filledIn({ wait });
    await press();
    const busy = form.getByRole('button', { name: 'Sending...' });
    await busy.waitFor();
    expect(await busy.isDisabled()).toBe(true);
    release();
    await expect.poll(() => toast.textContent()).toContain('Message Sent!');
    expect(requested).toEqual([
      { name: 'Søren Ærø', email: 'soeren@example.dk', phone: '', message: 'Hej, jeg synger bas.' },
    ]);
    await expect.poll(() => form.getByRole('button').textContent()).toBe('Send Message');
  });

  test('thanks in a toast and clears its fields; the message is stored [S2.09]', async () => {
    const { form, toast, press } = await filledIn('server');
    await press();
    await expect.poll(() => toast.textContent()).toContain('Message Sent!');
    expect(await toast.textContent()).toContain("We'll get back to you as soon as possible.");
    for (const label of ['Name', 'Email', 'Message'])
      expect(await form.getByLabel(label).inputValue()).toBe('');
    const rows = await site.db.query.selectFrom('contact_messages').select(['name', 'message']).execute();
    expect(rows).toEqual([{ name: 'Søren Ærø', message: 'Hej, jeg synger bas.' }]);
  });

  test('clears its fields also on a page rendered by the server after a refusal [S4.20]', async () => {
    const { page, form, toast } = await filledIn({});
    await form.getByLabel('Email').fill('soeren@');
    await form.evaluate((sent: HTMLFormElement) => sent.submit());
    const again = page.getByRole('main').locator('form[data-island="contact-form"]');
    const email = again.getByLabel('Email');
    await again.getByText('Please enter a valid email address.').waitFor();
    expect(await email.getAttribute('aria-invalid')).toBe('true');
    await email.fill('soeren@example.dk');
    await again.getByRole('button').click();
    await expect.poll(() => toast.textContent()).toContain('Message Sent!');
    for (const label of ['Name', 'Email', 'Message'])
      expect(await again.getByLabel(label).inputValue()).toBe('');
    expect(await email.getAttribute('aria-invalid')).toBeNull();
    expect(await page.getByRole('main').locator('.error:not([hidden]), .wrong, .toast').count()).toBe(0);
  });

  test.each([
    [
      'the error of the body',
      { status: 500, body: '{"error":"The studio is asleep."}' },
      'The studio is asleep.',
    ],
    [
      'its own sentence without one',
      { status: 500, body: 'no json' },
      'An error occurred while sending your message. Please try again later.',
    ],
  ])(
    "on failure shows 'Error sending message' and %s, and keeps the fields [S8.05]",
    async (_what, reach, sentence) => {
      const { form, toast, press } = await filledIn(reach);
      await press();
      await expect.poll(() => toast.textContent()).toContain('Error sending message');
      expect(await toast.textContent()).toContain(sentence);
      expect(await toast.getAttribute('class')).toContain('destructive');
      expect(await form.getByLabel('Message').inputValue()).toBe('Hej, jeg synger bas.');
    },
  );

  test("on a network error shows 'Error' and the browser’s message or 'An unexpected error occurred', and keeps the fields [S8.06]", async () => {
    const { page, form, toast, press } = await filledIn({ breaks: true });
    await press();
    await expect.poll(() => toast.locator('strong').textContent()).toBe('Error');
    expect((await toast.locator('p').textContent())?.length).toBeGreaterThan(5);
    expect(await toast.getAttribute('class')).toContain('destructive');
    await page.evaluate(() => {
      window.fetch = () => Promise.reject(new Error());
    });
    await press();
    await expect.poll(() => toast.locator('p').textContent()).toBe('An unexpected error occurred');
    expect(await form.getByLabel('Name').inputValue()).toBe('Søren Ærø');
  });

  test("opens in a dialog by the home page's 'Contact Us' [S2.65]", async () => {
    const { page } = await browser.visitor(phone);
    await page.goto(site.url);
    await page.getByRole('link', { name: 'Contact Us' }).click();
    const dialog = page.getByRole('dialog', { name: 'Contact Us' });
    await dialog.getByRole('button', { name: 'Send Message' }).click();
    await dialog.getByText('Please fill in all required fields.').waitFor();
    await dialog.getByLabel('Name').fill('Ida');
    await dialog.getByLabel('Email').fill('ida@example.dk');
    await dialog.getByLabel('Message').fill('Hej');
    await dialog.getByRole('button', { name: 'Send Message' }).click();
    await page.locator('#toasts').getByText('Message Sent!').waitFor();
    await dialog.waitFor({ state: 'hidden' });
  });
});

test('the newsletter form reports errors, keeps the input on a network error, and thanks once for a double click [S7.17]', async () => {
  const { page, expectComplaint } = await browser.visitor(phone);
  expectComplaint(/status of (400|429)|ERR_FAILED/);
  await page.goto(`${site.url}/courses`);
  await page.locator('footer summary', { hasText: 'Join Our Vocal Community' }).click();
  const form = page.locator('form[data-island="newsletter"]');
  const field = form.getByLabel(/^E-?mail/);
  const subscribe = form.getByRole('button', { name: 'Subscribe' });
  const answer = form.getByRole('alert');
  await field.fill('mia');
  await subscribe.click();
  await answer.getByText('valid e').waitFor();
  expect(await field.inputValue()).toBe('mia');
  expect(await field.getAttribute('aria-invalid')).toBe('true');
  await field.fill('mia@example.dk');
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route('**/newsletter', (route) => held.then(() => route.abort()));
  await subscribe.click();
  await form.getByRole('button', { name: 'Sending...' }).waitFor();
  release();
  await answer.getByText('An unexpected error occurred').waitFor();
  expect(await field.inputValue()).toBe('mia@example.dk');
  await page.unroute('**/newsletter');
  await page.route('**/newsletter', (route) => route.fulfill({ status: 429, json: { message: 'Later.' } }));
  await subscribe.click();
  await answer.getByText('Later.').waitFor();
  expect(await field.getAttribute('aria-invalid')).toBeNull();
  await page.unroute('**/newsletter');
  await subscribe.dblclick();
  await answer.getByText('Thank you for subscribing to our vocal community!').waitFor();
  await answer.getByText('Please confirm in the mail we have just sent.').waitFor();
  expect(await field.inputValue()).toBe('');
  const mails = await site.db.query.selectFrom('emails').select('id').execute();
  expect(mails).toHaveLength(1);
});
