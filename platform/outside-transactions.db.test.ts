import { expect, test } from 'vitest';
import { answered } from '#tests/support/calendars/answered.ts';
import { testDatabase } from '#tests/support/database/database.ts';
import type { Files } from './files/files.ts';
import type { MailTransport, OutgoingMail } from './mail/mail.ts';
import {
  filesOutsideTransactions,
  httpOutsideTransactions,
  mailOutsideTransactions,
  postersOutsideTransactions,
  processesOutsideTransactions,
} from './outside-transactions.ts';
import { type Processes, TaskFailed } from './processes/processes.ts';

const given = testDatabase();

const mail: MailTransport = { kind: 'smtp', deliver: async () => {} };
const files: Files = {
  put: async () => ({ bytes: 1 }),
  open: async () => null,
  remove: async () => {},
  list: async () => [],
};
const processes: Processes = {
  run: (name) => Promise.reject(new TaskFailed(name, 'stopped', 'there is none here')),
  keepWarm: () => {},
  close: async () => {},
};
const picture = { bytes: new Uint8Array() };
const failed = (error: unknown) => {
  if (!(error instanceof TaskFailed)) throw error;
};
const http = { request: async () => answered() };
const posters = { fetch: async () => null };
async function* nothing(): AsyncGenerator<Uint8Array> {}
const rules = { contentType: 'application/pdf', maxBytes: 1 } as const;

const calls: Array<[name: string, call: () => Promise<unknown>]> = [
  ['mail.deliver', () => mailOutsideTransactions(mail, given.db).deliver({} as OutgoingMail)],
  ['files.put', () => filesOutsideTransactions(files, given.db).put('a.pdf', nothing(), rules)],
  ['files.open', () => filesOutsideTransactions(files, given.db).open('a.pdf')],
  ['files.remove', () => filesOutsideTransactions(files, given.db).remove('a.pdf')],
  [
    'processes.run',
    () => processesOutsideTransactions(processes, given.db).run('prepare-print', picture).catch(failed),
  ],
  [
    'http.request',
    () =>
      httpOutsideTransactions(http, given.db).request('https://calendar.example/', {
        timeoutMs: 1,
        maxBytes: 1,
      }),
  ],
  [
    'posters.fetch',
    () => postersOutsideTransactions(posters, given.db).fetch({ site: 'youtube', videoId: 'x' }),
  ],
];

test.each(calls)('%s is allowed outside a transaction, and refused inside one [P.63]', async (name, call) => {
  await expect(call()).resolves.not.toThrow();
  await expect(given.db.transaction(call)).rejects.toThrow(`${name} was called inside a transaction`);
});

test('the handover of an email is still recorded before its final dot', async () => {
  const recorded: string[] = [];
  const recording: MailTransport = { kind: 'smtp', deliver: async (_email, before) => before?.() };
  const before = async () => void recorded.push('handed over');
  await mailOutsideTransactions(recording, given.db).deliver({} as OutgoingMail, before);
  expect(recorded).toEqual(['handed over']);
});
