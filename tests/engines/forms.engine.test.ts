import { writeFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { studioDay } from '#studio/shared/time/studio-time.ts';
import { pageDraft } from '#studio/site/pages/page-drafts.queries.ts';
import { retreatApplication } from '#tests/support/applications.ts';
import { type EnginePage, installedEngines, openEngine } from '#tests/support/engines/engine.ts';
import { until } from '#tests/support/engines/until.ts';
import { samplePdf } from '#tests/support/pdfs.ts';
import { photograph } from '#tests/support/site/owner-requests.ts';
import { runningSite } from '#tests/support/site/running-site.ts';
import { temporaryFolder } from '#tests/support/site/temporary-folder.ts';

const site = runningSite();
const engines = installedEngines();
const credentials = { email: 'clara@example.com', password: 'en god lang sætning' };

const isHydrated = () => {
  const root = Object.entries(document).find(([key]) => key.startsWith('__reactContainer$'))?.[1];
  return root?.stateNode.current.memoizedState.isDehydrated === false;
};

const says = (text: string) => document.body.textContent?.includes(text) ?? false;

async function fileWith(name: string, bytes: Uint8Array): Promise<string> {
  const path = `${temporaryFolder()}/${name}`;
  await writeFile(path, bytes);
  return path;
}

test.each(engines)('in %s an application is sent with a PDF', async (engine) => {
  const page = await openEngine(engine);
  await page.size(390, 844);
  await page.goto(`${site.url}/celebrity-application`);
  for (const [name, value] of Object.entries(retreatApplication)) {
    const field = `form.application [name="${name}"]`;
    if (typeof value === 'string') await page.fill(field, value);
    else await page.click(field);
    const step = ['phone', 'currentChallenges'].indexOf(name) + 1;
    if (step > 0) await page.click(`#apply-step-${step} .between-steps .button`);
  }
  await page.upload('form.application input[type=file]', await fileWith('Noder ÆØÅ.pdf', samplePdf()));
  await page.click('form.application button[type=submit]');
  await until(page, says, 'Application Submitted');
  const stored = await site.db.query
    .selectFrom('applications')
    .innerJoin('application_files', 'application_files.application_id', 'applications.id')
    .select(['applications.first_name', 'application_files.name'])
    .execute();
  expect(stored).toEqual([{ first_name: retreatApplication.firstName, name: 'Noder ÆØÅ.pdf' }]);
  expect(page.problems()).toEqual([]);
});

async function signIn(page: EnginePage): Promise<void> {
  const { accounts, clock, db } = site.world;
  const passwordHash = await accounts.hashPassword(credentials.password);
  const owner = {
    name: '',
    email: credentials.email,
    passwordHash,
    language: 'en',
    at: clock.now(),
  } as const;
  await db.transaction((tx) => accounts.setOwner(tx, owner));
  await page.size(1280, 900);
  await page.goto(`${site.url}/login`);
  await until(page, isHydrated);
  for (const [name, text] of Object.entries(credentials)) await page.fill(`input[name=${name}]`, text);
  await page.click('main button[type=submit]');
  await until(page, () => location.pathname === '/admin');
}

async function drawOnCalendar(page: EnginePage): Promise<void> {
  const today = studioDay(site.world.clock.now());
  const thursday = today.add({ days: 11 - today.dayOfWeek }).toString();
  await page.goto(`${site.url}/admin/bookings?week=${thursday}`);
  await until(page, isHydrated);
  const point = (day: string, row: number, below: number) => {
    const hour = document.querySelectorAll('.time-hour')[row];
    if (row === 5) hour?.scrollIntoView({ block: 'center', behavior: 'instant' });
    const column = document.querySelector(`#day-${day}`)?.getBoundingClientRect();
    const line = hour?.getBoundingClientRect();
    return { x: (column?.x ?? 0) + (column?.width ?? 0) / 2, y: (line?.y ?? 0) + below };
  };
  const from = await page.evaluate(point, thursday, 5, 8);
  await page.drag(from, await page.evaluate(point, thursday, 6, 30));
  await until(page, says, '13:00–14:30');
}

async function writeRichText(page: EnginePage): Promise<void> {
  const { page: draft } = await pageDraft(site.db.query, 'private-coaching');
  const at = draft.en.findIndex(({ type }) => type === 'prose');
  await page.goto(`${site.url}/admin/website/private-coaching/sections/${at}`);
  await until(page, isHydrated);
  await page.click('[name="en.paragraphs"]');
  await until(page, () => document.activeElement?.matches('[data-field="en.paragraphs"]') ?? false);
  await page.type('Plain and ');
  await page.click('.rich-toolbar button[aria-label="Bold"]');
  await page.type('bold');
  await until(page, says, 'Draft saved.');
  const section = async () =>
    JSON.stringify((await pageDraft(site.db.query, 'private-coaching')).page.en[at]);
  await expect.poll(section).toContain('{"type":"text","text":"bold","marks":[{"type":"bold"}]}');
}

async function uploadPhotograph(page: EnginePage): Promise<void> {
  await page.goto(`${site.url}/admin/pictures`);
  await until(page, isHydrated);
  await page.click('.picture-slot summary');
  await page.upload('.picture-slot input[type=file]', await fileWith('stage.jpg', photograph));
  await page.fill('.picture-slot input[name=altEn]', 'A stage, empty');
  await page.click('.picture-slot button', 'Use this photograph');
  await until(page, says, 'The photograph is on the website now.');
}

test.each(engines)(
  'in %s the owner signs in, draws on the calendar, writes rich text and uploads a photograph',
  async (engine) => {
    const page = await openEngine(engine);
    await signIn(page);
    await drawOnCalendar(page);
    await writeRichText(page);
    await uploadPhotograph(page);
    expect(page.problems()).toEqual([]);
  },
);
