import { sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import { type Engine, testDatabase } from '#tests/support/database/database.ts';

const instant = Temporal.Instant.from('2027-03-28T00:59:59.123456Z');

export function describeTypes(engine: Engine): void {
  describe(`values on the ${engine} engine`, () => {
    const given = testDatabase(engine);

    async function read(expression: ReturnType<typeof sql>): Promise<unknown> {
      const { rows } = await sql<{ value: unknown }>`select ${expression} as value`.execute(given.db.query);
      return rows[0]?.value;
    }

    test.each([
      ['count(*)', sql`count(*)`, 1],
      ['int8', sql`9007199254740991::int8`, 9007199254740991],
      ['int8[]', sql`array[1, null]::int8[]`, [1, null]],
      ['numeric', sql`7.450000::numeric`, '7.450000'],
      ['float8', sql`1.5::float8`, 1.5],
      ['date', sql`date '2027-03-28'`, '2027-03-28'],
      ['date[]', sql`array[date '2027-03-28']`, ['2027-03-28']],
      ['timestamp', sql`timestamp '2027-03-28 02:30:00'`, '2027-03-28 02:30:00'],
      ['interval', sql`interval '90 minutes'`, '01:30:00'],
      ['jsonb', sql`'{"a": [1, null, "æøå"]}'::jsonb`, { a: [1, null, 'æøå'] }],
      ['jsonb null', sql`'null'::jsonb`, null],
      ['boolean', sql`true`, true],
      ['text[]', sql`array['a', null, '"', '\\']`, ['a', null, '"', '\\']],
      ['uuid', sql`'6f1c0b1e-0000-4000-8000-000000000000'::uuid`, '6f1c0b1e-0000-4000-8000-000000000000'],
      [
        'tstzrange',
        sql`tstzrange('2027-01-01', '2027-01-02')`,
        '["2027-01-01 00:00:00+00","2027-01-02 00:00:00+00")',
      ],
      ['null', sql`null::timestamptz`, null],
    ])('%s is read as on the other engine', async (_, expression, expected) => {
      expect(await read(expression)).toEqual(expected);
    });

    test('timestamptz is read as the instant that was written, to the microsecond', async () => {
      const value = await read(sql`${instant}::timestamptz`);
      expect(value).toBeInstanceOf(Temporal.Instant);
      expect(String(value)).toBe(String(instant));
      const list = (await read(sql`${[instant, null]}::timestamptz[]`)) as unknown[];
      expect(list.map(String)).toEqual([String(instant), 'null']);
    });

    test.each([
      ['a date', sql`${Temporal.PlainDate.from('2027-10-31')}::date`, '2027-10-31'],
      ['a JavaScript date', sql`${new Date(0)}::timestamptz = 'epoch'`, true],
      [
        'an object as jsonb',
        sql`${{ name: 'Søren "S" Ærø', at: [1, { deep: true }] }}::jsonb`,
        { name: 'Søren "S" Ærø', at: [1, { deep: true }] },
      ],
      ['a list', sql`${['a,b', '{"x"}', '\\n', 'Å', null]}::text[]`, ['a,b', '{"x"}', '\\n', 'Å', null]],
      ['a list of numbers', sql`${[1, 2]}::int[]`, [1, 2]],
      ['a list of lists', sql`${[['a'], ['b']]}::text[] = array[['a'], ['b']]`, true],
      ['false', sql`${false}::boolean`, false],
      ['undefined', sql`${undefined}::text`, null],
      ['a number in text', sql`${12}::text`, '12'],
      ['bytes', sql`encode(${new Uint8Array([0, 255])}::bytea, 'hex')`, '00ff'],
    ])('%s is written as it is on the other engine', async (_, expression, expected) => {
      expect(await read(expression)).toEqual(expected);
    });

    test('bytes are read as a buffer', async () => {
      const value = await read(sql`'\\x00ff'::bytea`);
      expect(Buffer.isBuffer(value) && value.toString('hex')).toBe('00ff');
    });

    test('a number too big for JavaScript throws instead of losing digits', async () => {
      await expect(read(sql`9007199254740993::int8`)).rejects.toThrow(RangeError);
    });

    test('a zoned time is refused: its zone would be lost', async () => {
      await expect(read(sql`${instant.toZonedDateTimeISO('Europe/Copenhagen')}::text`)).rejects.toThrow(
        'instant',
      );
    });

    test('a write returns the number of changed rows', async () => {
      const { query } = given.db;
      const rows = [1, 2, 3].map((number) => ({ key: `k${number}`, value: '1' }));
      const inserted = await query.insertInto('settings').values(rows).executeTakeFirst();
      expect(inserted.numInsertedOrUpdatedRows).toBe(3n);
      const deleted = await query.deleteFrom('settings').where('key', '<', 'k3').executeTakeFirst();
      expect(deleted.numDeletedRows).toBe(2n);
    });

    test('libraries get dates for timestamps', async () => {
      const { rows } = await sql<{ value: unknown; count: unknown }>`
        select timestamptz 'epoch' as value, count(*) as count
      `.execute(given.db.raw.kysely);
      expect(rows).toEqual([{ value: new Date(0), count: 1 }]);
    });
  });
}
