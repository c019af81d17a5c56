import { setTimeout as pause } from 'node:timers/promises';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { openDatabase } from '#platform/db/open-database.ts';
import { runProgram } from '#tests/support/site/program.ts';
import { quietLog } from '#tests/support/site/quiet-log.ts';
import { migratedDataDir } from '#tests/support/site/temporary-folder.ts';
import { times } from '#tests/support/site/times.ts';

const ROUNDS = times(1, 100);

test(
  `every acknowledged transaction survives kill -9, completely (${ROUNDS} kills)`,
  async () => {
    const dataDir = migratedDataDir();
    const open = () => openDatabase({ dataDir, log: quietLog });
    const before = await open();
    await sql`create table kept_left (number int); create table kept_right (number int)`.execute(
      before.query,
    );
    await before.close();

    const acknowledged = new Set<number>();
    for (let round = 1; round <= ROUNDS; round++) {
      const writer = runProgram('write-claims', dataDir, String(round * 1_000_000));
      writer.lines.on('line', (line) => acknowledged.add(Number(line)));
      await writer.nextLine();
      await pause(Math.random() * 300);
      writer.process.kill('SIGKILL');
      await writer.ended;

      const database = await open();
      const rowsOf = async (table: string) =>
        (
          await sql
            .raw<{ number: number }>(`select number from ${table} order by number`)
            .execute(database.query)
        ).rows;
      const left = await rowsOf('kept_left');
      expect(await rowsOf('kept_right')).toEqual(left);
      const survivors = new Set(left.map((row) => row.number));
      expect([...acknowledged].filter((number) => !survivors.has(number))).toEqual([]);
      await database.close();
    }
    console.log(`${ROUNDS} kills, ${acknowledged.size} acknowledged transactions, 0 lost`);
  },
  180_000 + ROUNDS * 10_000,
);
