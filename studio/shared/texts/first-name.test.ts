import { expect, test } from 'vitest';
import { firstName } from './first-name.ts';

/** From reports about nylas-mail, SmartTemplates, nameparser, parse-full-name, Charitable and margince, and our own. */
test.each([
  ['Freja Holm', 'Freja'],
  ['  Freja \u00a0Holm ', 'Freja'],
  ['Freja', 'Freja'],
  ['', ''],
  ['FREJA HOLM', 'FREJA'],
  ['freja holm', 'freja'],
  ['Anne-Marie Ærø', 'Anne-Marie'],
  ["D'Angelo Russell", "D'Angelo"],
  ['Zoë 🎵', 'Zoë'],
  ['AJ Holm', 'AJ'],
  ['Анна Иванова', 'Анна'],
  ['ليلى حسن', 'ليلى'],
  ['अनुष्का शर्मा', 'अनुष्का'],
])('a first name: of %j it is %j', (name, first) => {
  expect(firstName(name)).toBe(first);
});

test.each([
  ['Dr. Sofia Meier', 'Sofia'],
  ['Prof. Dr. Ezekiel von Sikelianos', 'Ezekiel'],
  ['Fru Freja Holm', 'Freja'],
  ['Sir Van Johnson', 'Van'],
  ['John Smith, Jr.', 'John'],
  ['Orin Scrivello, DDS', 'Orin'],
  ['John Smith, Ph.D., MD', 'John'],
  ['Dr. Holm', 'Dr. Holm'],
  ['Herr Prof. Schmidt', 'Herr Prof. Schmidt'],
  ['Dr', 'Dr'],
])('a first name: titles are left out, unless only a family name follows: %j', (name, first) => {
  expect(firstName(name)).toBe(first);
});

test.each([
  ['Edwin van der Sar', 'Edwin'],
  ['Johannes van den Bosch', 'Johannes'],
  ['van der Sar', 'van der Sar'],
  ['de la Cruz Maria', 'de la Cruz Maria'],
  ['Abdul Rahman Khan', 'Abdul Rahman'],
  ['Abd al Rahman Khan', 'Abd al Rahman'],
  ['Abdul', 'Abdul'],
  ['عبد الرحمن خان', 'عبد الرحمن'],
  ['Dr. Anna-Maria van der Berg', 'Anna-Maria'],
])('a first name: particles are no given name: %j', (name, first) => {
  expect(firstName(name)).toBe(first);
});

test.each([
  ['Holm, Freja', 'Freja'],
  ['Holm,Freja', 'Freja'],
  ['Holm, Dr. Freja Maria', 'Freja'],
  ['van der Berg, Anna', 'Anna'],
  ['Holm,', 'Holm'],
  ["O'Brien, Mary, MD", 'Mary'],
  ['Smith, Jr., Jane', 'Jane'],
])('a first name: it follows the comma: %j', (name, first) => {
  expect(firstName(name)).toBe(first);
});

test.each([
  '王小明',
  '佐藤 花子',
  '홍길동',
  'Nguyễn Thị Lan',
  'DUPONT Marie',
  'J.K. Rowling',
  'J. Smith Adam',
  'Chr. Holm',
  'freja@example.dk',
  '“Bo” Hansen',
  'Freja Holm og Jonas Bak',
  'Freja Holm/Jonas Bak',
  'Nordlyd Consulting⎥Freja Holm',
  'Freja Holm, Aarhus',
  'Garcia Lopez, Maria',
  'Familien Holm',
  'Nordlyd Lydstudie ApS',
])('a first name: where it is uncertain, the whole name stays: %j', (name) => {
  expect(firstName(name)).toBe(name);
});

test('a first name: two people are both greeted', () => {
  expect(firstName('Freja & Jonas Holm')).toBe('Freja & Jonas');
  expect(firstName('Freja og Jonas')).toBe('Freja og Jonas');
});
