import { readdirSync, readFileSync, statSync } from 'node:fs';
import { expect, test } from 'vitest';
import type { StudioIdentity } from '#studio/shared/content/identity.ts';
import { printExercise } from '#studio/teaching/learning/print-exercise.tsx';
import names from '#tests/fixtures/text/names.json' with { type: 'json' };
import { readPdf } from '#tests/support/pdf-text.ts';
import { processes } from '#tests/support/processes/shared-processes.ts';
import { sampleIdentity } from '../../../db/sample/identity.ts';
import { printBrochure, printPracticeDiary } from './print-brochure.tsx';
import { printProgrammeSheet } from './print-programme-sheet.tsx';
import { printReceipt } from './print-receipt.tsx';
import { printWorkbook } from './print-workbook.tsx';

/** Beyond the cases: from reports about react-pdf, pdfkit, fontkit and fpdf2. */
const neighbours = [
  // Vietnamese, Yoruba and Navajo: letters with two marks, of which one is not composed.
  'Trần Hữu Phước',
  'Ọ́lá Adébáyọ̀',
  'Diné Bizaad ą́ ǫ́',
  'x̌̇ m̂ Ɛ̃',
  // Decomposed umlauts.
  'Bru\u0308tti O\u0308ffner',
  // Greek with breathings, Serbian, Ukrainian.
  'Αἰσχύλος ᾧ',
  'Ћирилица Ђорђе Ґ ї',
  // Hebrew with vowels, Arabic with shadda, Persian letters, a name of God as one character.
  'שָׁלוֹם כֹּהֵן',
  'محمد السّلام',
  'فاطمة الزهراء',
  'علی رضا گلچین',
  'ﷲ',
  // Symbols of fonts that were missing.
  '5 ≥ 4 ≠ 3 → ♪ ♭ ★ ☐',
  'Şükrü İğdır Ŵŷ Ǯ Ȝ ẞ',
  // Chinese in both writings, Japanese with old forms and composed kana, Korean entered as parts.
  '陳黃灣 龍龙 北京市朝阳区',
  '渡邊 髙橋 﨑 齋藤',
  'さくら サクラ か\u3099',
  '한국어 김철수 \u1112\u1161\u11ab',
];

/** What cannot be set is a box for each character that a person sees. */
const boxes = [
  ['Zoë 🎵 Ø', 'Zoë □ Ø'],
  ['👩‍❤️‍💋‍👩 Ida', '□ Ida'],
  ['ไทย นัท', '□□□ □□'],
  ['𠮷野', '□野'],
  ['5 ☐', '5 □'],
] as const;

function shown(text: string): string {
  const boxed = boxes.find(([entered]) => entered === text)?.[1] ?? text.replace('☐', '□');
  return boxed.normalize('NFC');
}

const all = [...names.receipt, ...names.decomposed, ...neighbours, ...boxes.map(([entered]) => entered)];
const identity: StudioIdentity = { ...sampleIdentity, addressLines: all };
const same = (text: string) => ({ en: text, da: text });

async function textOf(pdf: Promise<Uint8Array>): Promise<string> {
  return (await readPdf(await pdf)).text.normalize('NFC');
}

function expectNames(text: string, entered: readonly string[] = all): void {
  expect(entered.map(shown).filter((name) => !text.includes(name))).toEqual([]);
}

const receipt = (lines: readonly string[]) => ({
  title: 'Receipt 1',
  language: 'en' as const,
  heads: [{ heading: 'Buyer', lines }],
  rows: lines.map((line) => ({ label: line, note: line, value: line })),
  note: lines.join(' · '),
});

test('receipts, credit notes and invoices: every name is printed as entered, and as a box where no font has it', async () => {
  const text = await textOf(printReceipt(processes, { text: receipt(all), studioName: 'Nguyễn Ελένη' }));
  expectNames(text);
  expect(text).toContain('Nguyễn Ελένη');
});

test('a title in any script is printed as entered, also on the stave', async () => {
  for (const title of ['Олена Γιώργος', 'שלום עולם', 'Đặng Ánh', 'فاطمة', '王小明']) {
    const text = await textOf(printReceipt(processes, { text: { ...receipt([]), title }, studioName: '' }));
    expect(text).toContain(title);
  }
});

test('brochures, programmes and diaries: every name is printed as entered', async () => {
  const blocks = [
    { type: 'headline' as const, text: 'Ελένη' },
    { type: 'lead' as const, text: 'Олена' },
    { type: 'facts' as const, rows: all.map((name) => ({ label: name, value: name })) },
  ];
  const document = { key: 'x', language: 'da' as const, blocks };
  expectNames(await textOf(printProgrammeSheet(processes, { document, identity, prices: [] })));
  const brochure = {
    document,
    identity,
    variant: 'night' as const,
    picture: null,
    prices: [],
    next: null,
    applyUrl: '',
  };
  expectNames(await textOf(printBrochure(processes, brochure)));
  expectNames(
    await textOf(printPracticeDiary(processes, { document, identity, programme: 'Đặng', dates: [] })),
  );
});

test('workbooks: every name is printed as entered, also as a syllable under a note', async () => {
  const book = {
    id: 'x',
    title: same('Workbook'),
    description: same('Олена'),
    shown: [],
    pages: [
      { kind: 'words', section: same('Łódź'), heading: same('Ελένη'), paragraphs: all.map(same) },
      {
        kind: 'exercise',
        section: same('Łódź'),
        heading: same('Олена'),
        why: same('Đặng'),
        melodies: [{ notes: '1q 2q', syllables: same('ầ ΩΔ'), times: same('שלום') }],
        steps: [same('فاطمة')],
        listen: same('Žižek'),
      },
    ],
  };
  const text = await textOf(printWorkbook(processes, book as never, 'en'));
  expectNames(text);
  expectNames(text, ['ầ', 'ΩΔ', 'שלום', 'فاطمة', 'Đặng']);
});

test('exercise sheets: every name is printed as entered', async () => {
  for (const name of all) {
    const exercise = { title: same(name), how: same(name), steps: [1, 2, 3] };
    expectNames(await textOf(printExercise(processes, exercise, 'da')), [name]);
  }
});

test('a document does not change with those printed before it in the same process', async () => {
  const print = () =>
    textOf(printReceipt(processes, { text: receipt(['Åse Anna', 'رز زر', 'ọ̀ o']), studioName: '' }));
  const first = await print();
  await printReceipt(processes, { text: receipt([...all].reverse()), studioName: '' });
  expect(await print()).toBe(first);
});

test('right-to-left: numbers keep their order, and a line has the direction of its first letter', async () => {
  const text = await textOf(
    printReceipt(processes, {
      text: receipt(['סוכן 007', 'Agent 007 סוכן', 'قاعة 12 (باب 3)']),
      studioName: '',
    }),
  );
  // As it is seen from left to right, each word in the order of its letters.
  expect(text).toContain('007 סוכן');
  expect(text).toContain('Agent 007 סוכן');
  expect(text).toContain('(3 ');
  expect(text).toContain('باب 12 قاعة');
});

test('a Chinese or Japanese sentence is broken into lines without hyphens', async () => {
  const sentence = '中文句子之间没有空格，所以行可以在大多数字符之后结束。'.repeat(12);
  const { text } = await readPdf(
    await printReceipt(processes, { text: { ...receipt([]), note: sentence }, studioName: '' }),
  );
  expect(text.replaceAll(' ', '')).toContain(sentence);
  expect(text.slice(text.indexOf('中')).split(' ').length).toBeGreaterThan(5);
});

test('a word that is longer than its line goes on in the next one, without a letter that was not entered', async () => {
  const words = [
    'محمدعبدالله'.repeat(12),
    'Ab'.repeat(250),
    'Æ-'.repeat(100),
    `${'x'.repeat(60)}@${'y'.repeat(180)}.dk`,
  ];
  for (const word of words) {
    const text = await textOf(
      printReceipt(processes, { text: { ...receipt([]), note: word }, studioName: '' }),
    );
    expect(text.replaceAll(' ', '')).toContain(word);
  }
});

test('a hostile name of a hundred letters, each of another part of the font, is printed within the limits', async () => {
  // One letter in 190 of the Chinese, Japanese and Korean ones.
  const name = Array.from({ length: 100 }, (_, at) => String.fromCodePoint(0x4e00 + at * 190)).join('');
  const text = await textOf(printReceipt(processes, { text: receipt([name]), studioName: '' }));
  expect(text).toContain('一');
});

test('fonts: less than 1 MB, each with its licence', () => {
  const folder = new URL('fonts/', import.meta.url);
  const files = readdirSync(folder);
  const bytes = files.reduce((sum, file) => sum + statSync(new URL(file, folder)).size, 0);
  expect(bytes).toBeLessThan(1024 ** 2);
  for (const family of new Set(
    files.map((file) => /^(OFL-)?(bodoni-moda|schibsted-grotesk|noto)/.exec(file)?.[2]),
  ))
    expect(readFileSync(new URL(`OFL-${family}.txt`, folder), 'utf8')).toContain('SIL OPEN FONT LICENSE');
});
