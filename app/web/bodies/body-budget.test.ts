import { expect, test } from 'vitest';
import { Overloaded } from '#platform/overload/capacity.ts';
import { BodyBudget, type BodyKind, type Shares } from './body-budget.ts';

const kinds: readonly BodyKind[] = [
  'forms',
  'longForms',
  'webhooks',
  'emails',
  'visitorFiles',
  'accountFiles',
];
const share = { total: 100, perNetwork: 60 };
const sharesOf = (each: Shares['forms']) => Object.fromEntries(kinds.map((kind) => [kind, each])) as Shares;
const budget = () => new BodyBudget(sharesOf(share));

test('body budget: bytes beyond the share of one network are refused, and those of another are not', () => {
  const one = budget();
  expect(one.open('forms', 'a').hold(60)).toBe(true);
  expect(() => one.open('forms', 'a')).toThrow(Overloaded);
  const other = one.open('forms', 'b');
  expect([other.hold(41), other.hold(40)]).toEqual([false, true]);
});

test('body budget: a full kind is refused before reading, every other kind is not', () => {
  const one = budget();
  one.open('emails', 'a').hold(60);
  one.open('emails', 'b').hold(40);
  expect(() => one.open('emails', 'c')).toThrow(Overloaded);
  for (const kind of kinds.filter((each) => each !== 'emails')) {
    expect(one.open(kind, 'a').hold(60), kind).toBe(true);
  }
});

test('body budget: released bytes are free again, once', () => {
  const one = budget();
  const [first, second] = [one.open('forms', 'a'), one.open('forms', 'a')];
  expect([first.hold(30), second.hold(30)]).toEqual([true, true]);
  first.release();
  first.release();
  const third = one.open('forms', 'a');
  expect([third.hold(31), third.hold(30)]).toEqual([false, true]);
});
