import type { Page } from '#tests/packages/playwright.ts';
import { waitForHydration } from './browser/input-methods.ts';

/** A form of a page, and its required fields. */
interface FoundForm {
  nth: number;
  /** The same on every page with the same form. */
  key: string;
}

/** Empty until something is entered or chosen: not a select or a group with a choice from the start. */
const required =
  ':is([aria-required="true"], [required]):not(select:not(:has(option[value=""][disabled])), fieldset:has([checked]))';

const ofForm = (nth: number) => `form[data-form-test="${nth}"]`;

/** The forms of the page with required fields and a button, none of them twice. */
export async function formsWithRequiredFields(page: Page, known: Set<string>): Promise<FoundForm[]> {
  await waitForScripts(page);
  const found = await page.evaluate((selector) => {
    for (const folded of document.querySelectorAll('details')) folded.open = true;
    return [...document.forms].map((form, nth) => {
      form.dataset.formTest = String(nth);
      const requested = form.querySelectorAll(selector).length;
      const names = [...form.elements].map((control) => control.getAttribute('name') ?? '');
      const key = [...new Set(names)].filter((name) => name && !/\d/.test(name)).join(' ');
      const isShown = [...form.elements].some((control) => control.checkVisibility());
      const isSent = [...form.elements].some((control) => control.matches('[type=submit]'));
      return {
        nth,
        requested,
        key: `${key} ${form.dataset.island ?? ''}`,
        canBeSent: isShown && isSent,
      };
    });
  }, required);
  return found.filter(({ requested, canBeSent, key }) => {
    if (requested === 0 || !canBeSent || known.has(key)) return false;
    known.add(key);
    return true;
  });
}

/**
 * Empties the required fields and submits the form. Null: its first invalid field has an error message and the
 * focus, loses the message when it is corrected, and has it again when it is sent empty once more.
 */
export async function wrongWhenEmpty(page: Page, form: FoundForm): Promise<string | null> {
  const problem = await sendEmpty(page, form);
  if (problem) return problem;
  if (!(await losesErrorWhenCorrected(page)))
    return `corrected, still wrong: ${await page.evaluate(whatIsWrong)}`;
  const again = await sendEmpty(page, form);
  return again && `sent again: ${again}`;
}

async function losesErrorWhenCorrected(page: Page): Promise<boolean> {
  const wrong = page.locator(':is(main, footer) [aria-invalid="true"]').first();
  const ids = ((await wrong.getAttribute('aria-describedby')) ?? '').split(' ');
  const line = await page.locator(`[id="${ids.at(-1)}"]`).elementHandle();
  const isGroup = await wrong.evaluate((one) => one.matches('fieldset'));
  const control = await (isGroup ? wrong.locator('input').first() : wrong).elementHandle();
  if (!control) return false;
  const kind = await control.evaluate((one) => (one as HTMLInputElement).type);
  if (kind === 'file') return true;
  if (kind === 'checkbox' || kind === 'radio') await control.check();
  else if (kind === 'select-one') await control.selectOption({ index: 1 });
  else await control.fill('x');
  return page
    .waitForFunction(hasNoError, { control, line }, { timeout: 5_000 })
    .then(() => true)
    .catch(() => false);
}

/** Runs in the page. */
function hasNoError({ control, line }: { control: Node; line: Node | null }): boolean {
  const isWrong = control instanceof Element && control.closest('[aria-invalid="true"]');
  const isShown = line instanceof Element && line.isConnected && line.checkVisibility() && line.textContent;
  return !isWrong && !isShown;
}

async function waitForScripts(page: Page): Promise<void> {
  const isHydrated = await page.evaluate(() =>
    Object.keys(document).some((key) => key.startsWith('__reactContainer$')),
  );
  if (isHydrated) await waitForHydration(page);
}

async function sendEmpty(page: Page, { nth }: FoundForm): Promise<string | null> {
  // A refused form is a new page.
  if ((await page.locator(ofForm(nth)).count()) === 0) await formsWithRequiredFields(page, new Set());
  const form = page.locator(ofForm(nth));
  await waitForScripts(page);
  await form.evaluate((found: HTMLFormElement, selector) => {
    for (const control of found.querySelectorAll<HTMLInputElement>(selector)) {
      for (const radio of control.querySelectorAll<HTMLInputElement>('input[type=radio]'))
        radio.checked = false;
      if (control.type === 'checkbox' || control.type === 'radio') control.checked = false;
      else if (control.matches('input, textarea, select')) {
        control.value = '';
        control.dispatchEvent(new Event('input', { bubbles: true }));
      }
    }
  }, required);
  const buttons = form.locator('button[type=submit]:not(.unseen)');
  const main = buttons.and(page.locator(':not(.ghost, .text-link)'));
  const button = ((await main.count()) > 0 ? main : buttons).last();
  // On the first of several steps it is not shown.
  if (await button.isVisible()) await button.click();
  else await form.evaluate((found: HTMLFormElement) => found.requestSubmit());
  return page
    .waitForFunction(isNamed, null, { timeout: 20_000 })
    .then(() => null)
    .catch(() => page.evaluate(whatIsWrong));
}

/**
 * Runs in the page: the focus is on the first invalid field, or on a summary that links to each, and each has a
 * description.
 */
function isNamed(): boolean {
  const wrong = [...document.querySelectorAll('main [aria-invalid="true"], footer [aria-invalid="true"]')];
  const focused = document.activeElement;
  const isDescribed = wrong.every((control) => {
    const ids = (control.getAttribute('aria-describedby') ?? '').split(' ');
    const own = ids.map((id) => document.getElementById(id)).filter((line) => line?.closest('.error'));
    return own.some((line) => line?.textContent?.trim() && line.checkVisibility());
  });
  const isSummary = focused?.matches('.notice.wrong') === true;
  return wrong.length > 0 && isDescribed && (wrong[0]?.contains(focused) || isSummary);
}

function whatIsWrong(): string {
  const wrong = [...document.querySelectorAll('[aria-invalid="true"]')];
  const focused = document.activeElement;
  const named = wrong.map((control) => `${control.id}: ${control.getAttribute('aria-describedby')}`);
  return `focus on ${focused?.tagName} ${focused?.id}; wrong: ${named.join('; ') || 'none'}`;
}
