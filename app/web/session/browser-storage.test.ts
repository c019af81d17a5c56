import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { browserStorageTexts } from './browser-storage.messages.ts';
import { browserStorage, describedOf, unlistedCookies } from './browser-storage.ts';

const root = new URL('../../../', import.meta.url);

/** Sources that run in a browser or answer requests, without their tests. */
const sources = ['app', 'studio', 'platform', 'server'].flatMap((folder) =>
  readdirSync(new URL(folder, root), { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file) && !file.includes('.test.'))
    .map((file) => `${folder}/${file}`),
);
const read = (file: string) => readFileSync(new URL(file, root), 'utf8');

describe('the list of browser storage', () => {
  test('contains every name with our prefix in the code', () => {
    const untold: string[] = [];
    for (const file of sources) {
      for (const [, name = ''] of read(file).matchAll(/['"`](belcanto(?:[_.][\w.-]*|-\w+:))/g)) {
        const isNotified = (['cookie', 'storage', 'tab storage'] as const).some((place) =>
          describedOf(place, name),
        );
        const isBeginning = browserStorage.some(
          ({ name: listed }: { name: string }) => listed.endsWith('*') && name === listed.slice(0, -1),
        );
        if (!isNotified && !isBeginning) untold.push(`${file}: ${name}`);
      }
    }
    expect(untold).toEqual([]);
  });

  test('is complete: no other database, cache or cookie is created by a script', () => {
    const storageApis = /\bindexedDB\b|\bcaches\.open\b|document\.cookie\s*=|cookieStore\.set/;
    // The accounts library writes the session cookie; its name is in the list.
    expect(sources.filter((file) => storageApis.test(read(file)))).toEqual([]);
  });

  test('is complete: every stored item uses a key from the list', () => {
    const storing = sources.filter((file) => /\b(?:local|session)Storage\s*\.\s*setItem/.test(read(file)));
    const nameless = storing.filter(
      (file) => !/belcanto[_-]|from '[^']*(?:draft|key|storage|stored|kept)[^']*'/.test(read(file)),
    );
    expect(nameless).toEqual([]);
  });

  test('knows a cookie by its secure name, ignores a removed one, and reports an unlisted one', () => {
    expect(
      unlistedCookies([
        'belcanto_hold=x; Path=/; Max-Age=86400',
        '__Secure-belcanto.session_token=y; Path=/; Secure',
        'something_old=; Max-Age=0; Path=/',
        'tracker=1; Path=/; Max-Age=99',
      ]),
    ).toEqual(['tracker']);
  });

  test.each(['en', 'da'] as const)('states purpose and duration of each (%s)', (language) => {
    for (const { name } of browserStorage) {
      expect(browserStorageTexts[language][name].purpose.length, name).toBeGreaterThan(20);
      expect(browserStorageTexts[language][name].lasts, name).not.toBe('');
    }
  });
});
