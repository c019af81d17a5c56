import { expect, test } from 'vitest';
import type { Page } from '#tests/packages/playwright.ts';
import { inaccessible } from '#tests/support/browser/accessibility.ts';
import { phone, testBrowser } from '#tests/support/browser/browser.ts';
import { runningSite } from '#tests/support/site/running-site.ts';
import { microphoneFile, noiseFile } from '#tests/support/voices/microphone-file.ts';

/* Chromium takes a synthesised voice for its microphone: sirens from G3 to F5, again and again. */

const site = runningSite();
const browser = testBrowser(() => [new URL(site.url).host], {
  microphone: microphoneFile({ lowest: 55, highest: 77 }),
});

const loud = testBrowser(() => [new URL(site.url).host], { microphone: noiseFile() });

const stage = (page: Page, name: string) => page.locator(`[data-stage="${name}"]`);

/** Answers each question of the minute until its result. */
async function singToTheEnd(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Turn on the microphone' }).click();
  await page.getByRole('button', { name: 'Skip this' }).click();
  const easy = page.getByRole('button', { name: 'Easy', exact: true });
  const again = stage(page, 'word').getByRole('button', { name: 'Sing it once more' });
  const result = stage(page, 'result');
  while (!(await result.isVisible())) {
    await expect
      .poll(async () => [
        await easy.isVisible(),
        await again.first().isVisible(),
        await again.last().isVisible(),
        await result.isVisible(),
      ])
      .toContain(true);
    if (await easy.isVisible()) await easy.click();
    else if (await again.last().isVisible()) await again.last().click();
  }
}

/** Of all scripts from now on, as sent. */
async function countScripts(page: Page): Promise<{ bytes: number }> {
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  const counted = { bytes: 0 };
  const scripts = new Set<string>();
  session.on(
    'Network.responseReceived',
    ({ requestId, type }) => void (type === 'Script' && scripts.add(requestId)),
  );
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    if (scripts.has(requestId)) counted.bytes += encodedDataLength;
  });
  return counted;
}

test('range: a whole minute sends nothing, keeps nothing, and ends with the notes that were sung', async () => {
  const { page } = await browser.visitor({ ...phone, permissions: ['microphone'] });
  const counted = await countScripts(page);
  await page.goto(`${site.url}/range`, { waitUntil: 'networkidle' });
  const scripts = await page.evaluate(() => performance.getEntriesByType('resource').map(({ name }) => name));
  expect(scripts.filter((name) => /voice-range|engine|worklet/.test(name))).toEqual([]);
  const requests: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    requests.push(
      `${request.method()} ${request.postData() ?? ''}${pathname.replace(/-[\w-]{8}\.js$/, '.js')}`,
    );
  });
  await singToTheEnd(page);
  const found = await stage(page, 'result').textContent();
  expect(found).toMatch(/Comfortable from (?:F♯3|G3|A♭3) to (?:E5|F5|F♯5)\./);
  expect(requests.filter((request) => !/^GET \/assets\/[\w.-]+\.(?:js|woff2)$/.test(request))).toEqual([]);
  expect(counted.bytes).toBeGreaterThan(5_000);
  expect(counted.bytes).toBeLessThanOrEqual(75_000);
  expect(await page.context().cookies()).toEqual([]);
  expect(await page.evaluate(() => [localStorage.length, sessionStorage.length])).toEqual([0, 0]);
  expect(await inaccessible(page)).toEqual([]);
  await stage(page, 'result').getByRole('button', { name: 'Sing the minute again' }).click();
  await stage(page, 'start').waitFor();
});

test('range: by piano keys and keyboard, without a microphone', async () => {
  const { page } = await browser.visitor({ viewport: { width: 1280, height: 900 } });
  await page.goto(`${site.url}/da/range`);
  await page.getByRole('button', { name: 'Find det med klaverets tangenter i stedet' }).press('Enter');
  const keys = page.getByRole('group', { name: 'Klaverets tangenter' });
  await keys.getByRole('button', { name: 'C4', exact: true }).press('Enter');
  const lower = page.getByRole('button', { name: 'En dybere' });
  await lower.press('Enter');
  await lower.press('Enter');
  await page.getByText('Dybeste lette tone: B3').waitFor();
  await page.getByRole('button', { name: 'Det er den' }).press('Enter');
  await page.getByRole('heading', { name: 'Spil op, så længe det er let' }).waitFor();
  await keys.getByRole('button', { name: 'H4', exact: true }).press('Enter');
  expect(await inaccessible(page)).toEqual([]);
  await page.getByRole('button', { name: 'Det er den' }).press('Enter');
  await page.getByText('Behageligt fra B3 til H4.').waitFor();
});

const refusals = [
  ['NotAllowedError', 'The microphone is blocked'],
  ['NotFoundError', 'No microphone here'],
] as const;

test('range: a microphone that is refused or missing is said calmly, with the keys as a way on', async () => {
  const { page } = await browser.visitor(phone);
  for (const [name, heading] of refusals) {
    await page.goto(`${site.url}/range`);
    await page.evaluate((error) => {
      navigator.mediaDevices.getUserMedia = () => Promise.reject(new DOMException('', error));
    }, name);
    await page.getByRole('button', { name: 'Turn on the microphone' }).click();
    await page.getByRole('heading', { name: heading }).waitFor();
    expect(await inaccessible(page)).toEqual([]);
  }
  await page.getByRole('button', { name: 'Find it with the piano keys instead' }).click();
  await page.getByRole('heading', { name: 'Play down until it turns to breath' }).waitFor();
});

test('range: inside another app the page says how to open it in a browser', async () => {
  const userAgent =
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 Instagram 300.0';
  const { page } = await browser.visitor({ ...phone, userAgent });
  await page.goto(`${site.url}/range`);
  await page.evaluate(() => {
    navigator.mediaDevices.getUserMedia = () => Promise.reject(new DOMException('', 'NotAllowedError'));
  });
  await page.getByRole('button', { name: 'Turn on the microphone' }).click();
  await page.getByRole('heading', { name: 'Open this in your browser' }).waitFor();
  await page.getByText(`${new URL(site.url).host}/range`).waitFor();
});

test('range: in a loud room no note is guessed, and there is a way on', async () => {
  const { page } = await loud.visitor({ ...phone, permissions: ['microphone'] });
  await page.goto(`${site.url}/range`);
  await page.getByRole('button', { name: 'Turn on the microphone' }).click();
  await page.getByRole('heading', { name: 'There’s too much noise' }).waitFor();
  expect(await inaccessible(page)).toEqual([]);
  await page.getByRole('button', { name: 'Listen again' }).click();
  await page.getByRole('heading', { name: 'Quiet for a moment' }).waitFor();
});

/** Of the microphone's track, as the browser shows it. */
async function keepTrack(page: Page): Promise<void> {
  await page.evaluate(() => {
    const ask = navigator.mediaDevices.getUserMedia.bind(navigator.mediaDevices);
    navigator.mediaDevices.getUserMedia = async (constraints) => {
      const stream = await ask(constraints);
      Object.assign(window, { track: stream.getAudioTracks()[0], constraints });
      return stream;
    };
  });
}

const trackState = (page: Page) =>
  page.evaluate(() => (window as unknown as { track: MediaStreamTrack }).track.readyState);

test('range: paused, hidden or interrupted, the microphone is off and what was sung is kept', async () => {
  const { page } = await browser.visitor({ ...phone, permissions: ['microphone'] });
  await page.goto(`${site.url}/range`);
  await keepTrack(page);
  await page.getByRole('button', { name: 'Turn on the microphone' }).click();
  await page.getByRole('button', { name: 'Skip this' }).waitFor();
  const constraints = await page.evaluate(() => (window as unknown as { constraints: unknown }).constraints);
  expect(constraints).toEqual({
    audio: { echoCancellation: false, noiseSuppression: false, autoGainControl: false },
  });
  await page.getByRole('button', { name: 'Pause' }).click();
  await page.getByRole('heading', { name: 'Paused. Breathe out.' }).waitFor();
  expect(await trackState(page)).toBe('ended');
  await page.getByRole('button', { name: 'Go on' }).click();
  await page.getByRole('button', { name: 'Skip this' }).click();
  await page.getByRole('heading', { name: 'Slide up on oo' }).waitFor();
  await page.evaluate(() => {
    Object.defineProperty(document, 'hidden', { configurable: true, get: () => true });
    document.dispatchEvent(new Event('visibilitychange'));
    Object.defineProperty(document, 'hidden', { configurable: true, get: () => false });
  });
  await page.getByRole('heading', { name: 'The microphone is off' }).waitFor();
  expect(await trackState(page)).toBe('ended');
  await page.getByRole('button', { name: 'Go on' }).click();
  await page.getByRole('heading', { name: 'Slide up on oo' }).waitFor();
  await page.evaluate(() =>
    (window as unknown as { track: MediaStreamTrack }).track.dispatchEvent(new Event('ended')),
  );
  await page.getByRole('heading', { name: 'You were interrupted' }).waitFor();
  expect(await trackState(page)).toBe('ended');
});
