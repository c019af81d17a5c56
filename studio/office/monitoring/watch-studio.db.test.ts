import { rmSync, writeFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import type { Certificate } from '#platform/http/certificate.ts';
import { RequestRefused } from '#platform/http/guarded-http.ts';
import { describeTask } from '#studio/office/admin-tasks/describe-task.ts';
import { resolveTask } from '#studio/office/admin-tasks/resolve-task.ts';
import { saveLastBackup } from '#studio/office/backups/backups.store.ts';
import { watchedStudio } from '#tests/support/push/watched-studio.ts';
import { temporaryFolder } from '#tests/support/site/temporary-folder.ts';
import { testNow } from '#tests/support/site/test-now.ts';
import { owner } from '#tests/support/who.ts';
import { readStatus } from './read-status.ts';

/* Kinds reported of comparable products: cert-manager alerts at 21 days of certificates renewed at 15 (o11y #1295), and of
   those renewed every hour (compliantkubernetes-apps #2453); a torrent at each renewal (uptime-kuma #844); alerts at every
   change of what flaps (icinga2 #3303, simplemonitor #463, bosun #726). */

const { given, studio, emails, task } = watchedStudio();
const site = { SITE_URL: 'https://studio.example', HOST: '0.0.0.0' };

describe('a certificate', () => {
  const days = (count: number) => testNow.add({ hours: Math.round(24 * count) });
  function withCertificate(first: Certificate | Error) {
    const now = { found: first };
    let requests = 0;
    const certificates = {
      certificate: async () => {
        requests += 1;
        if (now.found instanceof Error) throw now.found;
        return now.found;
      },
    };
    return { ...studio({ certificates, env: site }), now, requests: () => requests };
  }
  const certificate = (from: number, to: number, problem: Certificate['problem'] = null) => ({
    validFrom: days(from),
    validTo: days(to),
    problem,
  });

  test.each([
    ['of 90 days with 30 left', certificate(-60, 30), false],
    ['of 90 days with 15 left, at which some renew', certificate(-75, 15), false],
    ['of 90 days with 13 left', certificate(-77, 13), true],
    ['of 45 days with 12 left', certificate(-33, 12), false],
    ['of 6 days with 3 left', certificate(-3, 3), false],
    ['of 6 days with 1 left', certificate(-5, 1), true],
    ['of a day', certificate(-0.5, 0.5), false],
    ['for another name', certificate(-1, 89, 'name'), true],
    ['that is self-signed', certificate(-1, 3650, 'self-signed'), true],
    ['that has expired', certificate(-91, -1, 'expired'), true],
  ])('%s: a task, an email', async (_name, found, isFault) => {
    const { watch } = withCertificate(found);
    expect(await watch()).toEqual(isFault ? ['certificate-fault'] : []);
    expect(await emails()).toBe(isFault ? 1 : 0);
  });

  test('is requested once a day, hourly while it fails, and one email is sent until it is renewed', async () => {
    const { watch, now, requests } = withCertificate(certificate(-60, 30));
    for (let minute = 0; minute < 60 * 24; minute += 30) await watch({ minutes: 30 });
    expect(requests()).toBe(1);
    now.found = certificate(-77, 10);
    await watch({ hours: 1 });
    for (let hour = 0; hour < 20; hour += 1) expect(await watch({ hours: 1 })).toEqual(['certificate-fault']);
    expect(await emails()).toBe(1);
    expect((await task()).due_at).toEqual(days(10));
    now.found = certificate(0, 90);
    expect(await watch({ hours: 1 })).toEqual([]);
    expect(await emails()).toBe(1);
  });

  test('that cannot be requested, from inside a network, opens nothing and closes nothing', async () => {
    const { watch, now } = withCertificate(new RequestRefused('private-address'));
    expect(await watch()).toEqual([]);
    now.found = certificate(-80, 5);
    expect(await watch({ hours: 24 })).toEqual(['certificate-fault']);
    now.found = new RequestRefused('network');
    expect(await watch({ hours: 2 })).toEqual(['certificate-fault']);
  });

  test('is not requested without https, and the owner can have it checked at once', async () => {
    const { world, watch, now, requests } = withCertificate(certificate(-80, 5));
    await watch();
    now.found = certificate(0, 90);
    const { id: taskId } = await task();
    expect(await resolveTask(world, owner, { taskId, remedy: 'retry' })).toMatchObject({ ok: true });
    expect(await watch()).toEqual([]);
    expect(requests()).toBe(2);
    const plain = studio({ certificates: { certificate: () => Promise.reject(new Error('requested')) } });
    expect(await plain.watch({ hours: 25 })).toEqual([]);
  });
});

describe('the disk', () => {
  const gigabyte = 1024 ** 3;
  async function withDisk(first: number, env: Record<string, string> = {}) {
    const free: Record<string, number> = { '/backups': 100 * gigabyte };
    const disk = { free: first, folders: free };
    const freeBytes = async (folder: string) => disk.folders[folder] ?? disk.free;
    const made = studio({ freeBytes, env: { BACKUP_HOUR: '3', ...env } });
    const at = testNow;
    await saveLastBackup(given.db.query, { name: 'night', madeAt: at, verifiedAt: at, bytes: 5 * gigabyte });
    return { ...made, disk };
  }

  test('has room for uploads and the next backup, else it is a task until it has', async () => {
    const { watch, disk } = await withDisk(7 * gigabyte);
    expect(await watch()).toEqual([]);
    disk.free = 6 * gigabyte;
    expect(await watch()).toEqual(['disk-space']);
    await watch();
    expect((await task()).details).toMatchObject({ freeMegabytes: 6144 });
    expect(await emails()).toBe(1);
    disk.free = 7 * gigabyte;
    expect(await watch()).toEqual([]);
  });

  test('of the backups’ own folder is looked at too, and what is kept in a bucket needs no room', async () => {
    const { watch, disk } = await withDisk(2 * gigabyte, { BACKUP_FOLDER: '/backups' });
    expect(await watch()).toEqual([]);
    disk.folders['/backups'] = gigabyte;
    expect(await watch()).toEqual(['disk-space']);
  });

  test('that comes and goes is announced once in six hours', async () => {
    const { watch, disk } = await withDisk(0);
    for (let times = 0; times < 10; times += 1) {
      disk.free = times % 2 === 0 ? 0 : 100 * gigabyte;
      await watch({ minutes: 10 });
    }
    expect(await emails()).toBe(1);
    disk.free = 0;
    await watch({ hours: 7 });
    expect(await emails()).toBe(2);
  });
});

test('a calendar that has not been read for six hours is a task, which the next reading closes', async () => {
  const { watch } = studio();
  const read = testNow.subtract({ hours: 5, minutes: 58 });
  await given.db.query
    .insertInto('external_calendars')
    .values({
      name: 'Private',
      address: 'x',
      read_at: testNow,
      succeeded_at: read,
      failure: 'timeout',
      is_busy: true,
    } as never)
    .execute();
  expect(await watch()).toEqual([]);
  expect(await watch()).toEqual(['calendar-unread']);
  await watch();
  expect(await emails()).toBe(1);
  await given.db.query
    .updateTable('external_calendars')
    .set({ failure: null, succeeded_at: testNow })
    .execute();
  expect(await watch()).toEqual([]);
});

test('a failed update is a task with its version and its reason until one succeeds, and the status page stays as it is', async () => {
  const dataDir = temporaryFolder();
  const { world, watch } = studio({ env: { DATA_DIR: dataDir } });
  expect(await watch()).toEqual([]);
  const record = `${dataDir}/update-failure`;
  writeFileSync(record, 'start v0.3.0\n');
  expect(await watch()).toEqual(['update-failed']);
  await watch();
  const { details } = await task();
  expect(details).toEqual({ what: 'v0.3.0', reason: 'update-start' });
  const described = describeTask({ kind: 'update-failed', subjectId: 'update', details }, 'da');
  expect(described.title).toBe('En opdatering af hjemmesiden mislykkedes: v0.3.0');
  expect(described.facts).toEqual([{ label: 'Årsag', value: 'Den nye version startede ikke' }]);
  expect(await emails()).toBe(1);
  expect((await readStatus(world)).every(({ failingSince }) => failingSince === null)).toBe(true);
  rmSync(record);
  expect(await watch()).toEqual([]);
});

test('a check that throws keeps no other from running', async () => {
  const freeBytes = () => Promise.reject(new Error('no such folder'));
  const made = studio({ freeBytes, mail: { kind: 'smtp', deliver: async () => {} } });
  made.bank.connection = () => {
    throw new Error('a bug');
  };
  await given.db.query
    .insertInto('external_calendars')
    .values({
      name: 'Private',
      address: 'x',
      read_at: testNow,
      succeeded_at: testNow,
      failure: 'timeout',
      is_busy: true,
    } as never)
    .execute();
  expect(await made.watch({ hours: 7 })).toEqual(['calendar-unread']);
});
