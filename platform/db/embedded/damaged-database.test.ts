import { expect, test } from 'vitest';
import { damageOf } from './damaged-database.ts';

const withCode = (code: string) => Object.assign(new Error('could not open file "base/5/17054"'), { code });

test.each(['58P01', 'XX001', 'XX002'])(
  'damageOf: SQLSTATE %s while the database is opened means damage',
  (code) => {
    expect(damageOf('/data/database', withCode(code))?.message).toContain(
      'The embedded database in /data/database is damaged and cannot be opened.',
    );
  },
);

test('damageOf: any other error is not about damage', () => {
  expect(damageOf('/data/database', withCode('42P01'))).toBeNull();
  expect(damageOf('/data/database', new Error('The migration 0009-magazine-and-email failed'))).toBeNull();
});
