import type { Page } from '#tests/packages/playwright.ts';
import { stubInput } from './input-stub.ts';
import { sungSteps } from './microphone-file.ts';

interface Walk {
  page: Page;
  url: string;
  /** MIDI notes. */
  lowest?: number;
  highest?: number;
  /** Called in each state. */
  at: (state: string) => Promise<void>;
}

/** Shows each state of the minute in turn, with a stub of the input, in any language. */
export async function walkMinute({ page, url, lowest = 55, highest = 77, at }: Walk): Promise<void> {
  const voice = sungSteps({ lowest, highest });
  const half = Math.round(voice.sirens[0]!.length / 3);
  const stage = (name: string) => page.locator(`[data-stage="${name}"]`);
  const press = (name: string) =>
    page.locator(`[data-press="${name}"]`).filter({ visible: true }).first().click();

  await page.goto(url);
  await at('start');
  await page.evaluate(() => {
    navigator.mediaDevices.getUserMedia = () => Promise.reject(new DOMException('', 'NotAllowedError'));
  });
  await press('start');
  await stage('problem-refused').waitFor();
  for (const problem of ['none', 'in-app', 'hidden', 'loud-room', 'refused']) {
    await showProblem(page, problem);
    await at(problem);
  }
  const input = await stubInput((run, argument) => page.evaluate(run as never, argument as never) as never);
  await press('start');
  await stage('singing').waitFor();
  await at('room');
  await input.hear(voice.room);
  await page.locator('[data-press=skip]').waitFor();
  await at('speech');
  await press('skip');
  await input.hear(voice.sirens[0]!.subarray(0, half));
  await page.locator('[data-part=outermost]:not(:empty)').waitFor();
  await at('singing');
  await press('pause');
  await at('paused');
  await press('pause');
  await input.hear(voice.sirens[0]!.subarray(half));
  await page.locator('[data-press=easy]').waitFor();
  await at('word');
  await press('easy');
  await stage('singing').waitFor();
  for (let left = 5; left > 0; left -= 1) await input.hear(voice.room);
  await page.locator('[data-part=doubtful]').waitFor();
  await at('doubtful');
  await press('again');
  await stage('singing').waitFor();
  await input.hear(voice.sirens[1]!);
  await page.locator('[data-press=easy]').waitFor();
  await press('easy');
  await stage('singing').waitFor();
  await input.dispatch('ended');
  await stage('problem-interrupted').waitFor();
  await at('interrupted');
  await press('start');
  await stage('singing').waitFor();
  for (const siren of voice.sirens.slice(2)) await input.hear(siren);
  await stage('result').waitFor();
  await at('result');
  // The stub has no sound of keys.
  await page.goto(url);
  await press('keys');
  for (const key of [4, 5, 7]) await page.locator(`[data-press=key][data-key="${key}"]`).click();
  await at('keys');
}

/** The markup of each is the server's. */
async function showProblem(page: Page, problem: string): Promise<void> {
  await page.evaluate((shown) => {
    for (const each of document.querySelectorAll<HTMLElement>('[data-stage]'))
      each.hidden = each.dataset.stage !== `problem-${shown}`;
  }, problem);
}
