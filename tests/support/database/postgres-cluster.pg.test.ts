import { existsSync } from 'node:fs';
import pg from 'pg';
import { expect, test } from 'vitest';
import { runProgram } from '../site/program.ts';

async function answers(url: string): Promise<boolean> {
  const client = new pg.Client({ connectionString: `${url}/postgres` });
  client.on('error', () => {});
  return client.connect().then(
    () => client.end().then(() => true),
    () => false,
  );
}

test('the cluster is stopped and its folder deleted even when the tests are killed', async () => {
  const tests = runProgram('start-cluster');
  const [folder, url] = [await tests.nextLine(), await tests.nextLine()];
  expect(existsSync(folder)).toBe(true);
  expect(await answers(url)).toBe(true);

  tests.process.kill('SIGKILL');
  await expect.poll(() => existsSync(folder)).toBe(false);
  expect(await answers(url)).toBe(false);
});
