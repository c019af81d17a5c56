import { expect, test } from 'vitest';
import { DatabaseUnavailable, isOutage } from './database-unavailable.ts';

const withCode = (code: string) => Object.assign(new Error('x'), { code });

test.each([
  ['a lost database', new DatabaseUnavailable('gone')],
  ['a server that is shutting down', withCode('57P01')],
  ['too many connections', withCode('53300')],
  ['a database disk that is full', withCode('53100')],
  ['a database that turned read-only', withCode('25006')],
  ['a database whose role lost its rights', withCode('42501')],
  ['a folder on a full disk', withCode('ENOSPC')],
  ['an outage as the cause of another error', new Error('page', { cause: withCode('08006') })],
])('isOutage: %s is an outage', (_, error) => {
  expect(isOutage(error)).toBe(true);
});

test.each([
  ['a duplicate key', withCode('23505')],
  ['a missing table', withCode('42P01')],
  ['a cancelled statement', withCode('57014')],
  ['a bug', new TypeError('x is undefined')],
  ['something thrown that is no error', 'outage'],
])('isOutage: %s is not an outage', (_, error) => {
  expect(isOutage(error)).toBe(false);
});
