import { expect, test } from 'vitest';
import { Overloaded } from '#platform/overload/capacity.ts';
import { networksOf } from '#studio/shared/limits/network-of.ts';
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
  expect(one.open('forms', networksOf('a')).hold(60)).toBe(true);
  expect(() => one.open('forms', networksOf('a'))).toThrow(Overloaded);
  const other = one.open('forms', networksOf('b'));
  expect([other.hold(41), other.hold(40)]).toEqual([false, true]);
});

test('body budget: a full kind is refused before reading, every other kind is not', () => {
  const one = budget();
  one.open('emails', networksOf('a')).hold(60);
  one.open('emails', networksOf('b')).hold(40);
  expect(() => one.open('emails', networksOf('c'))).toThrow(Overloaded);
  for (const kind of kinds.filter((each) => each !== 'emails')) {
    expect(one.open(kind, networksOf('a')).hold(60), kind).toBe(true);
  }
});

test('body budget: released bytes are free again, once', () => {
  const one = budget();
  const [first, second] = [one.open('forms', networksOf('a')), one.open('forms', networksOf('a'))];
  expect([first.hold(30), second.hold(30)]).toEqual([true, true]);
  first.release();
  first.release();
  const third = one.open('forms', networksOf('a'));
  expect([third.hold(31), third.hold(30)]).toEqual([false, true]);
});

test('body budget: the /64s of one /56 together hold half as much again, those of one /48 twice as much', () => {
  const one = new BodyBudget(sharesOf({ total: 1000, perNetwork: 60 }));
  const open = (address: string) => one.open('forms', networksOf(address));
  expect(open('2001:db8:1:100::1').hold(60)).toBe(true);
  const second = open('2001:db8:1:101::1');
  expect([second.hold(31), second.hold(30)]).toEqual([false, true]);
  expect(() => open('2001:db8:1:1ff::1')).toThrow(Overloaded);
  const ofCompany = open('2001:db8:1:200::1');
  expect([ofCompany.hold(31), ofCompany.hold(30)]).toEqual([false, true]);
  expect(() => open('2001:db8:1:300::1')).toThrow(Overloaded);
  expect(open('2001:db8:2::1').hold(60)).toBe(true);
  second.release();
  expect(open('2001:db8:1:300::1').hold(30)).toBe(true);
});
