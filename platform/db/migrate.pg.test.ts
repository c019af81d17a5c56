import { readdirSync } from 'node:fs';
import { expect, test } from 'vitest';
import { makeEmptyServerDatabase } from '#tests/support/database/postgres.ts';
import { runProgram } from '#tests/support/site/program.ts';
import { migrationsFolder } from './migrate.ts';

test('six processes that migrate one empty database concurrently: one migrates, none fails', async () => {
  const url = await makeEmptyServerDatabase();
  const programs = Array.from({ length: 6 }, () => runProgram('migrate-database', url));
  for (const program of programs) expect(await program.nextLine()).toBe('ready');
  for (const program of programs) program.process.stdin?.write('go\n');
  const ran = await Promise.all(programs.map(async (program) => Number(await program.nextLine())));
  expect(await Promise.all(programs.map((program) => program.ended))).toEqual(Array(6).fill(0));

  const all = readdirSync(migrationsFolder).filter((file) => file.endsWith('.sql')).length;
  expect(ran.toSorted((a, b) => b - a)).toEqual([all, 0, 0, 0, 0, 0]);
}, 180_000);
