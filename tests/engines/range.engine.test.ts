import { expect, test } from 'vitest';
import { installedEngines, openEngine } from '#tests/support/engines/engine.ts';
import { until } from '#tests/support/engines/until.ts';
import { runningSite } from '#tests/support/site/running-site.ts';
import { stubInput } from '#tests/support/voices/input-stub.ts';
import { sungSteps } from '#tests/support/voices/microphone-file.ts';

const site = runningSite();

const isShown = (selector: string) => document.querySelector(selector)?.checkVisibility() ?? false;
const cueIs = (text: string) => {
  const cue = document.querySelector('[data-part=cue]');
  return cue?.textContent === text && cue.checkVisibility();
};
const textOf = (part: string) => document.querySelector(`[data-part=${part}]`)?.textContent ?? '';

test.each(installedEngines())(
  'range in %s, with a stub of the input: its worklet finds the notes of a minute',
  async (engine) => {
    const page = await openEngine(engine);
    await page.size(390, 844);
    await page.goto(`${site.url}/range`);
    const input = await stubInput((run, argument) => page.evaluate(run, argument), { rate: 44_100 });
    const voice = sungSteps({ lowest: 48, highest: 70, rate: 44_100 });
    await page.click('[data-stage=start] [data-press=start]');
    await until(page, cueIs, 'Quiet for a moment');
    await input.hear(voice.room);
    await until(page, isShown, '[data-stage=singing] [data-press=skip]');
    await page.click('[data-stage=singing] [data-press=skip]');
    for (const siren of voice.sirens.slice(0, 2)) {
      await input.hear(siren);
      await until(page, isShown, '[data-part=certain] [data-press=easy]');
      await page.click('[data-part=certain] [data-press=easy]');
    }
    await until(page, cueIs, 'Hold three notes on ah');
    for (const siren of voice.sirens.slice(2)) await input.hear(siren);
    await page.click('[data-stage=singing] [data-press=stop]').catch(() => {});
    await until(page, isShown, '[data-stage=result]');
    expect(await page.evaluate(textOf, 'sentences')).toBe('Comfortable from C3 to B♭4.');
    expect(page.problems()).toEqual([]);
  },
);
