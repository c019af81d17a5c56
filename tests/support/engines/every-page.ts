import { mkdir, writeFile } from 'node:fs/promises';
import { beforeAll, expect, test } from 'vitest';
import { type Language, languages } from '#studio/shared/language.ts';
import { addressOf, type SignedInRole, signedInPages } from '#tests/support/browser/signed-in-pages.ts';
import { ownPages, signInPages, visitorPages } from '#tests/support/browser/visitor-pages.ts';
import { type Engine, type EnginePage, installedEngines, openEngine } from '#tests/support/engines/engine.ts';
import { faultsOf } from '#tests/support/engines/page-check.ts';
import { newcomer, åse } from '#tests/support/populated/people.ts';
import { populate } from '#tests/support/populated/populate.ts';
import { type RunningSite, runningSite } from '#tests/support/site/running-site.ts';
import { signedIn } from '#tests/support/site/signed-in.ts';

const engines = installedEngines();
const widths = [390, 1280];
const height = 900;
const folder = new URL('../../.screens/engines/', import.meta.url).pathname;

const people = {
  student: ['student', åse],
  newcomer: ['student', newcomer],
  owner: ['owner', { name: 'Thea Lindehav' }],
} as const;
const roles = ['visitor', 'student', 'newcomer', 'owner'] as const;
type Role = (typeof roles)[number];
const pagesOf = (role: Role) =>
  role === 'visitor' ? [...visitorPages, ...ownPages, ...signInPages] : signedInPages[role];

const runs = engines.flatMap((engine) => roles.map((role) => ({ engine, role })));

/** Every page of everybody in one language; a file for each language, so that they run in parallel. */
export function testEveryPage(language: Language): void {
  const visited = runningSite({ SAMPLE_DIARY: 'on' });
  const populated = runningSite();

  beforeAll(async () => {
    await mkdir(folder, { recursive: true });
    await writeFile(`${folder}index.html`, overview());
  });

  test.each(runs)(`in $engine every page of a $role works, ${language}, on a phone and wide`, async (run) => {
    const { engine, role } = run;
    const site = role === 'visitor' ? visited : populated;
    const studio = role === 'visitor' ? {} : await populate(site.world);
    const page = await openEngine(engine);
    await page.goto(`${site.url}/`);
    if (role !== 'visitor') await signIn(page, { site, role });
    page.problems();
    const wrong: Record<string, readonly string[]> = {};
    for (const path of pagesOf(role)) {
      await page.size(widths[0] ?? 390, height);
      await page.goto(`${site.url}/${language}${addressOf(path, studio)}`);
      for (const width of widths) {
        await page.size(width, height);
        const faults = (await faultsOf(page)).filter((fault) => !isExpected(path, fault));
        if (faults.length > 0) wrong[`${path} at ${width} px`] = faults;
        await page.screenshot(`${folder}${pictureOf({ engine, role, language, path, width })}`);
      }
    }
    expect(wrong).toEqual({});
  });
}

/** The link of a password that has been used or never was. */
const isExpected = (path: string, fault: string) => path.startsWith('/reset/') && fault.includes('404');

async function signIn(
  page: EnginePage,
  { site, role }: { site: RunningSite; role: SignedInRole },
): Promise<void> {
  const [kind, person] = people[role];
  const { cookie = '' } = await signedIn(site, kind, person);
  await site.db.query.updateTable('users').set({ language: null }).execute();
  const pairs = [...cookie.split('; '), 'belcanto_flag=1'].map((pair) => pair.split(/=(.*)/s));
  await page.setCookies(pairs.map(([name = '', value = '']) => ({ name, value })));
}

interface View {
  path: string;
  width: number;
  role: Role;
  language: string;
}

function pictureOf({ path, width, role, language, engine }: View & { engine: Engine }): string {
  return `${role}${path.replaceAll(/[^\w.-]+/g, '-')}-${language}-${width}-${engine}.png`;
}

/** For people: the engines side by side. */
function overview(): string {
  const views = roles.flatMap((role) =>
    pagesOf(role).flatMap((path) =>
      languages.flatMap((language) => widths.map((width) => ({ role, path, language, width }))),
    ),
  );
  return views
    .map((view) => {
      const pictures = engines.map(
        (engine) => `<img loading="lazy" src="${pictureOf({ ...view, engine })}">`,
      );
      return `<h2>${Object.values(view).join(' ')}</h2>${pictures.join('')}`;
    })
    .join('\n');
}
