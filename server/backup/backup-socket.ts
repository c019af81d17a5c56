import { rmSync } from 'node:fs';
import { createConnection, createServer, type Socket } from 'node:net';
import { join, relative, resolve } from 'node:path';
import { createInterface } from 'node:readline';
import { z } from 'zod';
import type { BaseBackup } from '#platform/db/database.ts';
import type { World } from '#platform/world.ts';
import {
  type BackupFailure,
  backupFailureSchema,
  type LastBackup,
  lastBackupSchema,
} from '#studio/office/backups/backup.ts';
import { saveBackupFailure, saveLastBackup } from '#studio/office/backups/backups.store.ts';
import { readConnections } from '#studio/office/connections/connection-secrets.ts';
import { storedConnections } from '#studio/office/connections/connections.queries.ts';
import { type TestResult, testConnection } from '#studio/office/settings/test-connection.ts';
import { factsFrom, ownerOf, readFacts, type StudioFacts } from '../doctor/studio-facts.ts';

const endSchema = z.object({ label: z.string(), last: z.string() });

const requestSchema = z.discriminatedUnion('call', [
  z.object({ call: z.literal('start') }),
  z.object({ call: z.literal('stop') }),
  z.object({ call: z.literal('facts') }),
  z.object({ call: z.literal('test-email') }),
  z.object({ call: z.literal('entered') }),
  z.object({ call: z.literal('record'), backup: lastBackupSchema }),
  z.object({ call: z.literal('record-failure'), failure: backupFailureSchema }),
]);

type Entered = ReturnType<typeof readConnections>;

type Answer = { ok: true; value: unknown } | { ok: false; message: string };

/** Only the user who runs the studio may connect. Addresses of sockets are short, so the shorter path is taken. */
function socketPath(dataDir: string): string {
  const absolute = join(resolve(dataDir), 'backup.sock');
  const near = relative(process.cwd(), absolute);
  return near.length < absolute.length ? near : absolute;
}

/**
 * `npm run backup` and `npm run doctor` cannot open an embedded database that is in use. They connect here: one JSON
 * request per line, one response per line. A client that disconnects ends what it has started.
 */
export async function openBackupSocket(world: World): Promise<() => Promise<void>> {
  const { db, settings, log } = world;
  const { baseBackup } = db;
  if (!baseBackup) return async () => {};
  const path = socketPath(settings.dataDir);
  // Left over from a process that was killed: this one holds the lock of the folder.
  rmSync(path, { force: true });
  const sockets = new Set<Socket>();
  const server = createServer((socket) => {
    sockets.add(socket);
    socket.on('close', () => sockets.delete(socket));
    socket.on('error', () => socket.destroy());
    serve(socket, world, baseBackup);
  });
  const isOpen = await new Promise<boolean>((done) => {
    server.once('error', (error) => {
      log.warn(
        { err: error, path },
        'backups of the running studio are not possible: shorten the path of DATA_DIR',
      );
      done(false);
    });
    server.listen(path, () => done(true));
  });
  return async () => {
    for (const socket of sockets) socket.destroy();
    if (isOpen) await new Promise((done) => server.close(done));
  };
}

function serve(socket: Socket, world: World, baseBackup: BaseBackup): void {
  let isStarted = false;
  const answer = async (line: string): Promise<unknown> => {
    const request = requestSchema.parse(JSON.parse(line));
    if (request.call === 'record') return saveLastBackup(world.db.query, request.backup);
    if (request.call === 'record-failure') return saveBackupFailure(world.db.query, request.failure);
    if (request.call === 'facts') return readFacts(world.db.query);
    if (request.call === 'test-email') return sendTestEmail(world);
    if (request.call === 'entered') return enteredIn(world);
    isStarted = request.call === 'start';
    return isStarted ? baseBackup.start() : baseBackup.stop();
  };
  createInterface({ input: socket }).on('line', (line) => {
    answer(line).then(
      (value) => write(socket, { ok: true, value: value ?? null }),
      (error: Error) => write(socket, { ok: false, message: error.message }),
    );
  });
  socket.on('close', () => {
    if (isStarted)
      baseBackup.stop().catch((error) => world.log.warn({ err: error }, 'a backup was left open'));
  });
}

async function enteredIn({ db, secret }: World): Promise<Entered> {
  return readConnections(secret, await storedConnections(db.query));
}

async function sendTestEmail(world: World): Promise<TestResult> {
  const { owner } = await readFacts(world.db.query);
  return owner ? testConnection(world, { who: ownerOf(owner), kind: 'mail' }) : 'not-connected';
}

function write(socket: Socket, answer: Answer): void {
  if (!socket.destroyed) socket.write(`${JSON.stringify(answer)}\n`);
}

export interface RunningStudio {
  baseBackup: BaseBackup;
  record(backup: LastBackup): Promise<void>;
  recordFailure(failure: BackupFailure): Promise<void>;
  facts(): Promise<StudioFacts>;
  testEmail(): Promise<TestResult>;
  /** With their keys: only the user who runs the studio may connect. */
  entered(): Promise<Entered>;
  close(): void;
}

export async function connectToStudio(dataDir: string): Promise<RunningStudio> {
  const socket = createConnection(socketPath(dataDir));
  await new Promise<void>((connected, failed) => {
    socket.once('connect', connected);
    socket.once('error', (error) => failed(new Error(unreachable, { cause: error })));
  });
  socket.on('error', () => socket.destroy());
  const answers = createInterface({ input: socket })[Symbol.asyncIterator]();
  const ask = async (request: object): Promise<unknown> => {
    socket.write(`${JSON.stringify(request)}\n`);
    const { value: line, done } = await answers.next();
    if (done) throw new Error('The studio was stopped meanwhile. Run the command again.');
    const answer = JSON.parse(line) as Answer;
    if (answer.ok) return answer.value;
    throw new Error(answer.message);
  };
  return {
    baseBackup: {
      directory: `${dataDir}/database`,
      start: async () => void (await ask({ call: 'start' })),
      stop: async () => endSchema.parse(await ask({ call: 'stop' })),
    },
    record: async (backup) => void (await ask({ call: 'record', backup })),
    recordFailure: async (failure) => void (await ask({ call: 'record-failure', failure })),
    facts: async () => factsFrom(await ask({ call: 'facts' })),
    entered: async () => (await ask({ call: 'entered' })) as Entered,
    testEmail: async () => (await ask({ call: 'test-email' })) as TestResult,
    close: () => socket.destroy(),
  };
}

const unreachable =
  'Another process uses the embedded database and does not answer. Wait until the studio has started, or stop it, and try again.';
