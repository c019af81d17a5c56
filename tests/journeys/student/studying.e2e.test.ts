import { expect, test } from 'vitest';
import type { Locator, Page } from '#tests/packages/playwright.ts';
import { testBrowser } from '#tests/support/browser/browser.ts';
import {
  type InputMethod,
  keyboard,
  pressDuringNetworkError,
  tabTo,
} from '#tests/support/browser/input-methods.ts';
import { variantAt } from '#tests/support/browser/variants.ts';
import { enrol } from '#tests/support/enrol.ts';
import { runningSite } from '#tests/support/site/running-site.ts';
import { mia, studentFixture, studentVariants } from '#tests/support/student-fixture.ts';

const site = runningSite();
const browser = testBrowser(() => [new URL(site.url).host]);

interface WatchingStudent {
  page: Page;
  look: () => Promise<unknown>;
  hasScripts: boolean;
}

/**
 * Plays the lesson's video and seeks far ahead: nothing is loaded before, then byte
 * ranges, and captions are shown.
 */
async function watchFilm(student: WatchingStudent, input: InputMethod): Promise<void> {
  const { page, look, hasScripts } = student;
  const film = page.locator('video');
  const parts: number[] = [];
  page.on('response', (answer) => {
    if (/\/lessons\/[^/]+\/file/.test(answer.url())) parts.push(answer.status());
  });
  const now = () =>
    film.evaluate((shown: HTMLVideoElement) => ({
      at: shown.currentTime,
      isPaused: shown.paused,
      width: shown.videoWidth,
      activeCaptions: [...shown.textTracks].flatMap(({ mode, activeCues }) =>
        mode === 'showing' ? [...(activeCues ?? [])].map((cue) => (cue as VTTCue).text) : [],
      ),
    }));
  const player = page.locator('.film');
  const seek = player.getByRole('slider');
  const press = async (target: Locator, key: string, share: number) => {
    // The browser's own controls have no names here: the film takes their keys.
    if (!hasScripts) return film.press(key);
    const { width = 0, height = 0 } = (await target.boundingBox()) ?? {};
    if (input === keyboard) {
      await tabTo(target);
      await page.keyboard.press(key);
    } else await target.click({ position: { x: width * share, y: height / 2 } });
  };
  await look();
  expect(await now()).toMatchObject({ at: 0, isPaused: true, width: 0 });
  expect(parts).toEqual([]);
  await press(player.getByRole('button', { name: 'Play' }), 'Space', 0.5);
  await expect
    .poll(now)
    .toMatchObject({ isPaused: false, width: 640, activeCaptions: [expect.stringContaining('up')] });
  await expect.poll(async () => (await now()).at).toBeGreaterThan(0.2);
  await press(seek, 'End', 0.8);
  await expect.poll(async () => (await now()).at).toBeGreaterThan(15);
  expect([...new Set(parts)]).toEqual([206]);
}

test.each(variantAt(studentVariants, 1))(
  '%s: a lesson is played, completed and undone; goals and an entry are written, shared, made private and deleted [S2.40]',
  async (_name, profile, input) => {
    const { query } = site.db;
    await enrol(site, mia.email, 'beginner-course');
    const student = await studentFixture(site, browser, profile, input);
    const { page, main, link, button, unfold, toggle, look, download, hasScripts, expectComplaint } = student;
    expectComplaint(/status of 400/);

    await page.goto(`${site.url}/dashboard`);
    await main.getByText('0 of 13 lessons').waitFor();
    await link('All modules');
    await link('The first long note');
    await main.getByRole('heading', { level: 1, name: 'The first long note' }).waitFor();
    const audio = page.locator('audio');
    const second = () => audio.evaluate((sound: HTMLAudioElement) => sound.currentTime);
    if (hasScripts) {
      await button(/^Play/);
      await expect.poll(second).toBeGreaterThan(0.2);
      await button(/^Pause/);
      const seek = main.getByRole('slider', { name: 'Playback position' });
      if (input === keyboard) {
        await tabTo(seek);
        await page.keyboard.press('End');
      } else await seek.fill('20');
      await expect.poll(second).toBeGreaterThan(18);
      await look();
    } else expect(await audio.getAttribute('controls')).not.toBeNull();

    const mark = main.getByRole('button', { name: 'Mark as Complete' });
    // The server processes the request but its response is lost; repeating it has no second effect.
    if (hasScripts) await pressDuringNetworkError(student, 'response', () => input.press(mark));
    await input.press(mark);
    await main.getByText('Marked as complete.').waitFor();
    expect(await mark.isDisabled()).toBe(true);
    await button('Undo');
    await main.getByText('No longer marked as complete.').waitFor();
    await input.press(mark);
    await main.getByText('Marked as complete.').waitFor();
    await look();
    await link('Back to the course');
    await main.getByText('1 of 13 lessons').waitFor();
    await link('Where the air goes');
    await main.getByRole('heading', { level: 1, name: 'Where the air goes' }).waitFor();
    const sheet = main.locator('.resources a').first();
    await tabTo(sheet);
    const file = await page.request.get(new URL((await sheet.getAttribute('href')) ?? '', page.url()).href);
    expect(file.headers()['content-type']).toBe('application/pdf');

    await link('Back to the course');
    await link('Up or down?');
    await main.getByRole('heading', { level: 1, name: 'Up or down?' }).waitFor();
    await watchFilm(student, input);
    await input.press(mark);
    await main.getByText('Marked as complete.').waitFor();

    await page.goto(`${site.url}/dashboard/journal`);
    const form = main.locator('.goal-form');
    const goal = main.locator('.goal');
    await button('Add goal');
    await main.locator('#goal-body-error').waitFor();
    await input.type(form.getByRole('textbox'), 'Hold the long Å');
    await toggle(form.getByRole('checkbox'));
    await button('Add goal');
    await goal.getByText('Shared with the coach').waitFor();
    await look();
    await button(/^Make private/, goal);
    await button(/^Share /, goal);
    await goal.getByText('Shared with the coach').waitFor();
    await button(/^Reached/, goal);
    await goal.getByText(/^Reached \w+day/).waitFor();
    await button(/^Not there yet/, goal);
    await button(/^Reached/, goal);
    await goal.getByText(/^Reached \w+day/).waitFor();
    const goals = () => query.selectFrom('goals').select(['body', 'is_shared']).execute();
    expect(await goals()).toEqual([{ body: 'Hold the long Å', is_shared: true }]);
    await unfold('Delete', goal);
    await look();
    await button('Yes, delete it', goal);
    await expect.poll(goals).toEqual([]);
    await expect.poll(() => goal.count()).toBe(0);

    await button('Share my progress');
    await main.getByText('Your coach sees how far you have come').waitFor();
    await button('Make it private');
    await main.getByText('Your coach doesn’t see how far').waitFor();

    await link('Write an entry');
    await main.getByRole('heading', { level: 1, name: 'New entry' }).waitFor();
    await input.type(main.getByRole('textbox'), 'Breathed low, sang high');
    await button('Save');
    const entries = async () => {
      const rows = await query.selectFrom('journal_entries').select(['body', 'is_shared']).execute();
      return rows.map(({ body, is_shared }) => `${is_shared ? 'shared' : 'private'}: ${body}`);
    };
    const shareOrNot = async (saved: string) => {
      await toggle(main.getByLabel('Share with the coach'));
      await button('Save');
      await expect.poll(entries).toEqual([saved]);
      await page.goto(`${site.url}/dashboard/journal`);
    };
    await expect.poll(entries).toEqual(['private: Breathed low, sang high']);
    await shareOrNot('shared: Breathed low, sang high');
    await main.getByText('Shared with the coach').last().waitFor();
    await link('Breathed low, sang high');
    await main.getByRole('heading', { level: 1, name: 'Breathed low, sang high' }).waitFor();
    await shareOrNot('private: Breathed low, sang high');
    for (const format of ['Markdown', 'text'])
      expect((await download(`Export as ${format}`)).toString()).toContain('Breathed low, sang high');
    await link('Breathed low, sang high');
    await unfold('Delete this entry');
    await look();
    await button('Yes, delete it');
    await main.getByText('No entries yet').waitFor();
    expect(await entries()).toEqual([]);
    const done = await query.selectFrom('completions').select('user_id').execute();
    expect(done).toHaveLength(2);
  },
);
