import { expect, expectTypeOf, test } from 'vitest';
import { inBoth, type Pairs, type PairTree } from './in-both.ts';

const parts = { note: ['A note', 'En note'] } satisfies PairTree;

const messages = inBoth({
  ...parts,
  heading: ['What the rule says', 'Det siger reglen'],
  refund: (amount: string) => [`Refund ${amount}`, `Refunder ${amount}`],
  credits: (count: number) =>
    count === 1 ? ['One credit', 'Ét klip'] : [`${count} credits`, `${count} klip`],
  same: (time: string) => `Zoom, ${time}`,
  nested: { href: '/admin', count: 3, isShown: true, none: null },
  steps: [['Choose', 'Pay'], ['Vælg']],
  alt: { en: ['Alt text, English', 'Alt-tekst på engelsk'], da: 'Alt' },
  row: (name: string) => ({ title: [`Row ${name}`, `Række ${name}`] }),
});

test('texts in both languages: a pair is a text of each, also of a function, in an object and below it', () => {
  expect(messages.en.heading).toBe('What the rule says');
  expect(messages.da.heading).toBe('Det siger reglen');
  expect(messages.en.refund('10 kr.')).toBe('Refund 10 kr.');
  expect(messages.da.refund('10 kr.')).toBe('Refunder 10 kr.');
  expect([messages.en.credits(1), messages.da.credits(2)]).toEqual(['One credit', '2 klip']);
  expect([messages.en.note, messages.da.note]).toEqual(['A note', 'En note']);
  expect(messages.da.row('2').title).toBe('Række 2');
  expect(Object.keys(messages)).toEqual(['en', 'da']);
});

test('texts in both languages: what is not a pair is the same in both, and a list is a pair of lists', () => {
  expect(messages.en.nested).toEqual({ href: '/admin', count: 3, isShown: true, none: null });
  expect(messages.da.nested).toEqual(messages.en.nested);
  expect([messages.en.same('10:00'), messages.da.same('10:00')]).toEqual(['Zoom, 10:00', 'Zoom, 10:00']);
  expect([messages.en.steps, messages.da.steps]).toEqual([['Choose', 'Pay'], ['Vælg']]);
  expect([messages.en.alt, messages.da.alt]).toEqual([
    { en: 'Alt text, English', da: 'Alt' },
    { en: 'Alt-tekst på engelsk', da: 'Alt' },
  ]);
});

test('texts in both languages: a function is called once per use, not when the module is loaded', () => {
  let calls = 0;
  const { en } = inBoth({
    counted: () => {
      calls++;
      return ['one', 'en'];
    },
  });
  expect(calls).toBe(0);
  en.counted();
  expect(calls).toBe(1);
});

test('texts in both languages: the types are those of one language, and a missing name does not compile', () => {
  expectTypeOf(messages.en.heading).toEqualTypeOf<string>();
  expectTypeOf(messages.da.refund).toEqualTypeOf<(amount: string) => string>();
  expectTypeOf(messages.en.nested).toEqualTypeOf<{
    href: string;
    count: number;
    isShown: boolean;
    none: null;
  }>();
  expectTypeOf(messages.en.steps).toExtend<readonly string[]>();
  expectTypeOf({ a: ['x', 'y'] as const }).not.toExtend<Pairs<Record<'a' | 'b', string>>>();
  expectTypeOf({ a: ['x', 'y'] as const, b: 'z' }).toExtend<Pairs<Record<'a' | 'b', string>>>();
  expectTypeOf({ a: ['x'] as const }).not.toExtend<Pairs<Record<'a', string>>>();
  expectTypeOf<{ a: (count: number) => readonly [string, string] }>().toExtend<
    Pairs<Record<'a', (count: number) => string>>
  >();
});
