import { expect, test } from 'vitest';
import type { Page } from '#tests/packages/playwright.ts';
import { phone, testBrowser } from '#tests/support/browser/browser.ts';
import { runningSite } from '#tests/support/site/running-site.ts';
import { type InputSettings, stubInput } from '#tests/support/voices/input-stub.ts';
import { sungSteps } from '#tests/support/voices/microphone-file.ts';

/* The microphone and its clock are a stub of the input node; the page's own worklet reads synthesised voices. */

const site = runningSite();
const browser = testBrowser(() => [new URL(site.url).host]);
const voice = sungSteps({ lowest: 55, highest: 77 });
const deeper = sungSteps({ lowest: 50, highest: 68 });
const quiet = (seconds: number) => voice.room.subarray(0, seconds * 48_000);

async function start(settings: InputSettings = {}, { hasOwnClock = false } = {}) {
  const { page } = await browser.visitor(phone);
  if (hasOwnClock) await page.clock.install();
  await page.goto(`${site.url}/range`);
  const input = await stubInput(
    (run, argument) => page.evaluate(run as never, argument as never) as never,
    settings,
  );
  await press(page, 'Turn on the microphone');
  await heading(page, 'Quiet for a moment');
  return { page, input };
}

const press = (page: Page, name: string) =>
  page.getByRole('button', { name, exact: true }).filter({ visible: true }).click();
const heading = (page: Page, name: string) => page.getByRole('heading', { name }).waitFor();

test('range with a stub of the input: filters that the browser leaves on are named [P.395]', async () => {
  const { page } = await start({ filters: { echoCancellation: false, noiseSuppression: true } });
  await page.getByText('Your browser filters the sound, so soft notes may be missed.').waitFor();
  const plain = await start({
    filters: { echoCancellation: false, noiseSuppression: false, autoGainControl: false },
  });
  expect(await plain.page.getByText('Your browser filters the sound').isVisible()).toBe(false);
});

test.each(['mute', 'ended'])(
  'range with a stub of the input: a track that fires %s is an interruption, and its part begins again [P.394]',
  async (event) => {
    const { page, input } = await start();
    await input.hear(voice.room);
    await press(page, 'Skip this');
    await heading(page, 'Slide up on oo');
    await input.dispatch(event);
    await heading(page, 'You were interrupted');
    expect(await input.state()).toMatchObject({ track: 'ended' });
    await press(page, 'Go on');
    await heading(page, 'Slide up on oo');
    await input.hear(voice.sirens[0]!);
    await page.getByText('F5 is the last note you held.').waitFor();
  },
);

test('range with a stub of the input: another sample rate after a pause gives the same notes', async () => {
  const { page, input } = await start({ rate: 44_100 });
  const slow = sungSteps({ lowest: 55, highest: 77, rate: 44_100 });
  await input.hear(slow.room);
  await press(page, 'Skip this');
  await input.hear(slow.sirens[0]!);
  await page.getByText('F5 is the last note you held.').waitFor();
  await press(page, 'Easy');
  await press(page, 'Pause');
  await input.change({ rate: 48_000 });
  await press(page, 'Go on');
  await heading(page, 'Slide down on oo');
  await input.hear(voice.sirens[1]!);
  await page.getByText('G3 is the last note you held.').waitFor();
  expect(await input.state()).toMatchObject({ contexts: 2 });
});

test('range with a stub of the input: a clock that stands still is rebuilt twice, then it is an interruption', async () => {
  const { page, input } = await start();
  await input.hear(quiet(1));
  await input.standStill();
  await expect.poll(async () => (await input.state()).contexts).toBe(3);
  await heading(page, 'You were interrupted');
  expect(await input.state()).toMatchObject({ track: 'ended', contexts: 3 });
  await press(page, 'Go on');
  await heading(page, 'Quiet for a moment');
});

test('range with a stub of the input: silence states no note, asks once more, and may be left open', async () => {
  const { page, input } = await start();
  await input.hear(voice.room);
  await press(page, 'Skip this');
  for (const direction of ['up', 'down']) {
    await heading(page, `Slide ${direction} on oo`);
    for (let left = 14; left > 0; left -= 2) await input.hear(quiet(2));
    await heading(page, 'Once more, a little closer?');
    await page.getByText('Not enough to say: we heard no voice.').waitFor();
    await press(page, 'Leave it open');
  }
  await press(page, 'Stop here');
  await heading(page, 'Not enough to say');
  expect(await page.locator('[data-part=sentences]').textContent()).not.toMatch(/\d/);
  await press(page, 'Sing the top again');
  await heading(page, 'Slide up on oo');
});

test('range with a stub of the input: two voices at once state no note, and it is asked for again', async () => {
  const { page, input } = await start();
  await input.hear(voice.room);
  await press(page, 'Skip this');
  const [one, other] = [voice.sirens[0]!, deeper.sirens[1]!];
  await input.hear(one.map((sample, n) => (sample + other[n]!) / 2));
  await page.getByText('We heard two voices at once. Sing it again on your own.').waitFor();
  await press(page, 'Sing it once more');
  await heading(page, 'Slide up on oo');
  await input.hear(one);
  await page.getByText('F5 is the last note you held.').waitFor();
});

test('range with a stub of the input: what is heard is said in words, at most every five seconds', async () => {
  const { page, input } = await start({}, { hasOwnClock: true });
  await input.hear(voice.room);
  await press(page, 'Skip this');
  await heading(page, 'Slide up on oo');
  await page.evaluate(() => {
    const said: string[] = [];
    const status = document.querySelector('[data-part=spoken]')!;
    new MutationObserver(() => said.push(status.textContent)).observe(status, { childList: true });
    Object.assign(window, { said });
  });
  await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 5_000);
  for (let from = 0; from < 4; from += 0.5) {
    await input.hear(voice.sirens[0]!.subarray(from * 48_000, (from + 0.5) * 48_000));
    await page.clock.runFor(2_500);
  }
  // Twenty seconds, and those before the pause.
  const said = await page.evaluate(() => (window as unknown as { said: string[] }).said);
  expect(said.filter((text) => /^Now [A-H]/.test(text)).length).toBeGreaterThan(0);
  expect(said.length).toBeLessThanOrEqual(5 + 1);
});
