import { execFileSync } from 'node:child_process';
import { closeSync, cpSync, openSync, rmSync, writeSync } from 'node:fs';
import { expect, inject, onTestFinished, test } from 'vitest';
import { openDatabase } from '#platform/db/open-database.ts';
import { freePort } from '#tests/support/site/free-port.ts';
import { quietLog } from '#tests/support/site/quiet-log.ts';
import { type Answer, contentType, encode, sendRequest } from '#tests/support/site/send-request.ts';
import { startProcess } from '#tests/support/site/server-process.ts';
import { temporaryFolder } from '#tests/support/site/temporary-folder.ts';

/** Only a server that does not recover fails by the clock. */
const patience = { timeout: 120_000, interval: 250 };

test('full disk: writes are refused with 503 and pages are served, space brings writes back, and every acknowledged hold is there after kill -9', async () => {
  const dataDir = smallDisk(220);
  cpSync(`${inject('databaseTemplate')}/database`, `${dataDir}/database`, { recursive: true });
  const port = String(await freePort());
  const env = { PORT: port, DATA_DIR: dataDir, LOG_LEVEL: 'error', TRUST_PROXY: '1', SAMPLE_DIARY: 'off' };
  const server = startProcess(['server/main.ts'], env);
  await server.open();
  const url = `http://127.0.0.1:${port}`;
  const held: string[] = [];
  let client = 0;
  const hold = async (): Promise<number> => {
    client += 1;
    const { status, body } = await holdSlot(url, client);
    if (status === 201) held.push((body as { id: string }).id);
    return status;
  };
  const page = async (path: string) => (await sendRequest(url + path, 'GET', client, {}, '')).status;
  expect(await hold()).toBe(201);

  const filler = fill(dataDir);
  await expect.poll(() => page('/readyz'), patience).toBe(503);
  const whileFull: number[] = [];
  while (whileFull.length < 54) whileFull.push(await hold());
  expect(whileFull.filter((status) => ![201, 409, 503].includes(status))).toEqual([]);
  expect(whileFull).toContain(503);
  expect(await page('/')).toBe(200);

  rmSync(filler);
  await expect.poll(() => page('/readyz'), patience).toBe(200);
  await expect.poll(hold, patience).toBe(201);
  server.kill('SIGKILL');
  await server.ended;
  const db = await openDatabase({ dataDir, log: quietLog });
  const rows = await db.query.selectFrom('bookings').select('id').where('id', 'in', held).execute();
  await db.close();
  expect(rows).toHaveLength(held.length);
});

/** A folder on a disk of so many megabytes. */
function smallDisk(megabytes: number): string {
  const folder = temporaryFolder();
  try {
    execFileSync('mount', ['-t', 'tmpfs', '-o', `size=${megabytes}m`, 'belcanto-test', folder], {
      stdio: 'pipe',
    });
  } catch (error) {
    throw new Error('This test mounts a small disk. As root: npm run prove -- --only faults', {
      cause: error,
    });
  }
  onTestFinished(() => void execFileSync('umount', ['-l', folder]));
  return folder;
}

/** Writes until nothing more fits. Returns the file to delete. */
function fill(folder: string): string {
  const path = `${folder}/filler`;
  const file = openSync(path, 'w');
  for (const size of [1_048_576, 4_096]) {
    const block = Buffer.alloc(size);
    try {
      while (writeSync(file, block) === size);
    } catch {}
  }
  closeSync(file);
  return path;
}

function holdSlot(url: string, client: number): Promise<Answer> {
  const slot = Temporal.Now.zonedDateTimeISO('Europe/Copenhagen')
    .toPlainDate()
    .add({ days: 1 + (client % 6) })
    .toZonedDateTime({
      timeZone: 'Europe/Copenhagen',
      plainTime: { hour: 9 + (Math.floor(client / 6) % 9) },
    });
  const body = {
    name: 'Åse',
    email: `client${client}@example.com`,
    course_id: 'private-coaching',
    slot_start: slot.toInstant().toString(),
    payment_status: 'pending',
  };
  const wanted = { prefer: 'return=representation', accept: 'application/vnd.pgrst.object+json' };
  const headers = { 'content-type': contentType(body), ...wanted };
  return sendRequest(`${url}/rest/v1/bookings`, 'POST', client, headers, encode(body));
}
