import { expect, test } from 'vitest';
import { testApp } from '#tests/support/app.ts';
import { linksOf, wordsOf } from '#tests/support/html.ts';

const given = testApp();
const words = async (path: string) => wordsOf(await (await given.fetch(path)).text());

test('Voice Elevated stands in Danish, with its facts, its price in Danish style and instalments', async () => {
  const page = await words('/courses/voice-elevated');
  for (const fact of [
    '4 weekender, 64 timer',
    '8 hele dage, 09.00 til 17.00',
    'Højst 10 sangere',
    'Oktober 2025',
    'København',
    '3, i studie',
    'i rater',
    'DKK 18.500',
    'Inden for 2-3 hverdage',
  ]) {
    expect(page).toContain(fact);
  }
  for (const label of ['Ansøg nu', 'Program Materials', 'Tilbage til oversigt'])
    expect(page).toContain(label);
  const links = linksOf(await (await given.fetch('/courses/voice-elevated')).text());
  expect(links).toEqual(
    expect.arrayContaining(['/voice-elevated-application', '/courses/voice-elevated/details', '/courses']),
  );
});

test('its details page stands in English, with what is coming', async () => {
  const page = await words('/courses/voice-elevated/details');
  for (const text of ['Apply Now', 'Coming Soon', 'Teaching plans will be available soon'])
    expect(page).toContain(text);
});

test('the retreat stands in Danish, with its facts, its dates and the one price', async () => {
  const page = await words('/courses/celebrity-vocal-experience');
  for (const fact of [
    '5 dage',
    '14.-18. januar 2026',
    '8-10',
    'først til mølle',
    '2 timer',
    'DKK 68.500',
    'Ansøg nu',
  ]) {
    expect(page).toContain(fact);
  }
  expect(page).not.toContain('68.000');
});

test('private coaching, beginners and the consultation say how long they last and where', async () => {
  const coaching = await words('/courses/private-coaching');
  expect(coaching).toContain('60 minutes');
  expect(coaching).toContain('Online or in Copenhagen');
  expect(await words('/courses/beginner-vocals')).toContain('Weekly 60-minute live group classes');
  expect(await words('/consultation')).toMatch(/Thirty minutes with .*free of charge/);
});
