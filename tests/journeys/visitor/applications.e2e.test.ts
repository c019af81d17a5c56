import { expect, test } from 'vitest';
import { applicationFields } from '#studio/teaching/applications/application-input.ts';
import type { Page } from '#tests/packages/playwright.ts';
import { intensiveApplication, retreatApplication } from '#tests/support/applications.ts';
import { expectAccessible } from '#tests/support/browser/accessibility.ts';
import { desktop, phone, testBrowser } from '#tests/support/browser/browser.ts';
import { variant } from '#tests/support/browser/variants.ts';
import { samplePdf } from '#tests/support/pdfs.ts';
import { runningSite } from '#tests/support/site/running-site.ts';

const site = runningSite();
const browser = testBrowser(() => [new URL(site.url).host]);
const applications = () => site.db.query.selectFrom('applications').selectAll().execute();
const file = (name: string, content: string | Uint8Array) => ({
  name,
  mimeType: 'application/pdf',
  buffer: Buffer.from(content),
});

async function nextStep(page: Page): Promise<void> {
  await page.locator('.between-steps > .button').filter({ visible: true }).click();
}

const shownStep = (page: Page) => page.locator('.step-of').filter({ visible: true }).textContent();

async function fillIn(page: Page, application: Record<string, string | boolean>): Promise<void> {
  for (const [name, value] of Object.entries(application)) {
    const field = page.locator(`form.application [name="${name}"]`);
    if (!(await field.isVisible())) await nextStep(page);
    if (typeof value === 'string') await field.fill(value);
    else await field.check();
  }
}

const toastOf = (page: Page) => page.locator('#toasts .toast');

test('the retreat’s form: files validated, draft restored, network error without loss, one submit, payment and return [S2.94]', async () => {
  const { page, expectComplaint } = await browser.visitor(desktop);
  expectComplaint(/Failed to load resource|celebrity-application/);
  await page.goto(`${site.url}/celebrity-application`);
  await fillIn(page, { firstName: 'Å' });
  const submit = page.locator('form.application button.button[type="submit"]');
  expect(await shownStep(page)).toBe('Step 1 of 3');
  await nextStep(page);
  await expect.poll(() => page.locator('.field.wrong').count()).toBe(4);
  expect(await shownStep(page)).toBe('Step 1 of 3');
  expect(await page.locator('#apply-firstName-error').textContent()).toBe(
    'First name must be at least 2 characters',
  );
  await expect
    .poll(() => page.evaluate(() => (document.activeElement as HTMLInputElement).name))
    .toBe('firstName');
  await expectAccessible(page);

  await fillIn(page, retreatApplication);
  expect(await shownStep(page)).toBe('Step 3 of 3');
  await expectAccessible(page);

  // One of two files is not a PDF: both are removed, with the specified toast.
  const chooser = page.locator('form.application input[type="file"]');
  await chooser.setInputFiles([file('a.pdf', samplePdf()), file('b.pdf', 'no pdf at all')]);
  await expect.poll(() => toastOf(page).textContent()).toContain('File Type Error');
  expect(await toastOf(page).textContent()).toContain('Please upload only PDF files.');
  expect(await chooser.evaluate((input: HTMLInputElement) => input.files?.length)).toBe(0);

  // Input is restored after a reload before any interaction; consent has to be given again.
  await page.reload();
  await expect
    .poll(() => page.locator('form.application [name="whyAttend"]').inputValue())
    .toBe(retreatApplication.whyAttend);
  expect(await page.locator('[name="agreedToTerms"]').isChecked()).toBe(false);

  expect(await shownStep(page), 'the step of the address').toBe('Step 3 of 3');

  // Back leads through the steps, and an error to the step of its field.
  await page.goBack();
  await expect.poll(() => shownStep(page)).toBe('Step 2 of 3');
  await page.goForward();
  await expect.poll(() => shownStep(page)).toBe('Step 3 of 3');
  await page.locator('[name="agreedToTerms"]').check();
  const phoneField = page.locator('form.application [name="phone"]');
  await phoneField.evaluate((field: HTMLInputElement) => {
    field.value = '1';
  });
  await submit.click();
  await expect.poll(() => phoneField.evaluate((field) => field === document.activeElement)).toBe(true);
  expect(await shownStep(page)).toBe('Step 1 of 3');
  await phoneField.fill(retreatApplication.phone);
  await page.getByRole('link', { name: 'The programme' }).click();
  expect(await shownStep(page)).toBe('Step 3 of 3');
  await chooser.setInputFiles([file('Noder ÆØÅ.pdf', samplePdf())]);
  let isOffline = true;
  let isTooLarge = false;
  let send = () => {};
  const sent = new Promise<void>((resolve) => {
    send = resolve;
  });
  await page.route('**/celebrity-application', async (route) => {
    if (route.request().method() !== 'POST') return route.continue();
    if (isOffline) return route.abort();
    if (isTooLarge) return route.fulfill({ status: 413, contentType: 'text/html', body: '<h1>413</h1>' });
    await sent;
    return route.continue();
  });
  await submit.click();
  await expect.poll(() => toastOf(page).textContent()).toContain('Submission Error');
  expect(await toastOf(page).textContent()).toContain(
    'There was an error submitting your application. Please try again.',
  );
  expect(await page.locator('[name="singingBackground"]').inputValue()).toBe(
    retreatApplication.singingBackground,
  );

  // A proxy with a lower limit answers with a page of its own.
  [isOffline, isTooLarge] = [false, true];
  await submit.click();
  await expect.poll(() => toastOf(page).textContent()).toContain('That’s too large.');
  expect(await toastOf(page).textContent()).toContain('It’s more than we can take at once.');
  isTooLarge = false;
  expect(await chooser.evaluate((input: HTMLInputElement) => input.files?.length)).toBe(1);

  isOffline = false;
  await submit.dblclick();
  await page.getByRole('button', { name: 'Submitting...' }).waitFor();
  send();
  await page.getByRole('heading', { name: 'Application Submitted' }).waitFor();
  await expect
    .poll(() => toastOf(page).textContent())
    .toContain("You'll hear from us within 2-3 business days.");
  expect(await page.locator('form.application').count()).toBe(0);
  expect(await page.locator('.page-head .lead, main .steps').count(), 'the introduction').toBe(0);
  expect(await applications()).toHaveLength(1);
  expect(await page.evaluate(() => localStorage.length)).toBe(0);
  await expectAccessible(page);

  const pay = page.getByRole('button', { name: 'Reserve with DKK 68,500' });
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route('**/functions/v1/create-payment', async (route) => {
    await held;
    await route.continue();
  });
  await pay.click();
  await page.getByRole('button', { name: 'Redirecting to Payment...' }).waitFor();
  release();
  await page.waitForURL('**/test-checkout/**');
  await page.goBack();
  await page.goForward();
  await page.waitForURL('**/test-checkout/**');
});

test('the intensive’s form in Danish, by keyboard on a phone: field messages, Indsender..., thank-you screen, Back [S4.24]', async () => {
  const { page } = await browser.visitor(phone);
  await page.goto(`${site.url}/voice-elevated-application`);
  await page.locator('form.application [name="firstName"]').focus();
  // Drafts are saved once the form's script has loaded; a reload before that would lose the input.
  await expect
    .poll(async () => {
      await page.keyboard.press('Space');
      return page.evaluate(() => localStorage.length);
    })
    .toBe(1);
  await page.keyboard.press('ControlOrMeta+A');
  await page.keyboard.press('Backspace');
  await page.keyboard.press('Enter');
  await expect.poll(() => page.locator('.field.wrong').count()).toBe(4);
  // In the order of the form's fields.
  for (const name of applicationFields['voice-elevated']) {
    const value = intensiveApplication[name as keyof typeof intensiveApplication];
    await page.waitForFunction((field) => (document.activeElement as HTMLInputElement)?.name === field, name);
    if (typeof value === 'string') await page.keyboard.insertText(value);
    else {
      await page.keyboard.press('Enter');
      await page.getByText('Du skal acceptere vilkårene').waitFor();
      await page.keyboard.press('Space');
    }
    await page.keyboard.press('Tab');
    const isLast = await page.evaluate(() => document.activeElement?.matches('.between-steps > .button'));
    if (!isLast) continue;
    await page.keyboard.press('Enter');
    await page.keyboard.press('Tab');
  }
  await expect.poll(() => page.locator('.field.wrong').count()).toBe(0);
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route('**/voice-elevated-application', async (route) => {
    if (route.request().method() === 'POST') await held;
    await route.continue();
  });
  await page.locator('form.application button.button[type="submit"]').focus();
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: 'Indsender...' }).waitFor();
  release();
  await page.getByRole('heading', { name: 'Ansøgning indsendt' }).waitFor();
  await expect
    .poll(() => page.evaluate(() => document.activeElement?.textContent))
    .toBe('Ansøgning indsendt');
  await expectAccessible(page);
  await page.getByRole('link', { name: 'Se din ansøgning' }).click();
  await page.getByRole('heading', { level: 1, name: 'Vi læser' }).waitFor();
  await expectAccessible(page);
  await page.goto(`${site.url}/voice-elevated-application`);
  expect(await page.locator('[name="firstName"]').inputValue()).toBe('');
  expect(await applications()).toHaveLength(1);
});

test('corrected after an answer of the server: each error ends with its correction, and the success replaces the summary', async () => {
  const { page, expectComplaint } = await browser.visitor(desktop);
  expectComplaint(/status of 400|islands/);
  // Only the page with the answer has its scripts.
  let isSent = false;
  page.on('request', (request) => {
    isSent ||= request.method() === 'POST';
  });
  await page.route('**/islands-*.js', (route) => (isSent ? route.continue() : route.abort()));
  await page.goto(`${site.url}/celebrity-application`);
  for (let step = 1; step < 3; step += 1) await nextStep(page);
  await page.locator('form.application button.button[type="submit"]').click();
  const summary = page.getByRole('alert').filter({ hasText: 'Submission Error' });
  await summary.waitFor();
  expect(await summary.getByRole('link').last().textContent()).toBe('I accept the terms');
  await page.locator('.error[data-hydrated]').first().waitFor();
  await fillIn(page, retreatApplication);
  await expect.poll(() => page.locator('.field.wrong').count()).toBe(0);
  expect(await page.locator('.field .error').filter({ visible: true }).count()).toBe(0);
  await page.locator('form.application button.button[type="submit"]').click();
  await page.getByRole('heading', { name: 'Application Submitted' }).waitFor();
  expect(await page.getByText('Submission Error').count()).toBe(0);
  expect(await applications()).toHaveLength(1);
});

variant('without scripts the retreat’s form accepts a file, thanks, and leads to payment', async () => {
  const { page, expectComplaint } = await browser.visitor({ ...phone, javaScriptEnabled: false });
  expectComplaint(/status of 400/);
  await page.goto(`${site.url}/celebrity-application`);
  await page.locator('form.application button.button[type="submit"]').click();
  await expect.poll(() => page.locator('.field.wrong').count()).toBe(11);
  await fillIn(page, retreatApplication);
  await page.locator('input[type="file"]').setInputFiles([file('cv.pdf', samplePdf())]);
  await page.locator('form.application button.button[type="submit"]').click();
  await page.getByRole('heading', { name: 'Application Submitted' }).waitFor();
  await page.getByRole('button', { name: 'Reserve with DKK 68,500' }).click();
  await page.waitForURL('**/test-checkout/**');
  expect(await applications()).toHaveLength(1);
});
