import { expect, test } from 'vitest';
import { termsInForce, termsText } from '#studio/shared/content/terms.queries.ts';
import { testStage } from '#tests/support/page-fixture.ts';
import { owner } from '#tests/support/who.ts';
import { changeSettings, showSettings } from './change-settings.ts';

const stage = testStage();

async function deliverySentence(language: 'en' | 'da', version: string | null = null): Promise<string> {
  const text = JSON.stringify((await termsText(stage.world, language, version))?.document.blocks);
  return /(?:We send to|Vi sender til) [^.]*\./.exec(text)?.[0] ?? '';
}

async function changeZones(changes: Record<string, string>) {
  const { values, version } = await showSettings(stage.world, owner, 'shipping');
  const none = Object.fromEntries(Object.keys(values).map((name) => [name, '']));
  const input = { group: 'shipping', version, values: { ...none, ...changes } } as const;
  expect(await changeSettings(stage.world, owner, input)).toEqual({ ok: true });
}

test('terms: the sample ships to all 27 EU countries, and names them in both languages', async () => {
  const english = await deliverySentence('en');
  const danish = await deliverySentence('da');
  expect(english.split(/, | and /)).toHaveLength(27);
  for (const country of ['Austria', 'Croatia', 'Denmark', 'Malta', 'Sweden'])
    expect(english).toContain(country);
  for (const country of ['Danmark', 'Kroatien', 'Østrig']) expect(danish).toContain(country);
  expect(`${english} ${danish}`).not.toMatch(/Norway|Norge|Iceland|Island/);
});

test('terms: a change of the zones is a new version that names the new countries; the former keeps its own', async () => {
  const before = await termsInForce(stage.db.query, 'en');
  const promised = await deliverySentence('en');
  await changeZones({
    'stock-0-countries': 'DK, SE',
    'stock-0-price': '49',
    'print-0-countries': 'DK',
    'print-0-price': '45',
  });
  expect(await deliverySentence('en')).toBe(
    'We send to addresses in these countries: Denmark and Sweden (goods from stock); Denmark (printed goods).',
  );
  expect(await deliverySentence('da')).toContain('Danmark og Sverige (lagervarer); Danmark (trykte varer)');
  expect(await termsInForce(stage.db.query, 'en')).not.toBe(before);
  expect(await deliverySentence('en', before)).toBe(promised);
});

test('terms: a change of the prices only is no new version', async () => {
  await changeZones({ 'stock-0-countries': 'DK', 'stock-0-price': '49' });
  const before = await termsInForce(stage.db.query, 'en');
  await changeZones({ 'stock-0-countries': 'DK', 'stock-0-price': '59' });
  expect(await termsInForce(stage.db.query, 'en')).toBe(before);
});
