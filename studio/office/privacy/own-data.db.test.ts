import { unzipSync } from 'fflate';
import { sql } from 'kysely';
import { beforeEach, expect, test } from 'vitest';
import { MailRefused } from '#platform/mail/mail.ts';
import type { World } from '#platform/world.ts';
import { sendEmail } from '#studio/shared/email/send-email.ts';
import { testStage } from '#tests/support/page-fixture.ts';
import { type Planted, seedPerson } from '#tests/support/seed-person.ts';
import { student } from '#tests/support/who.ts';
import { erasePerson } from './erase-person.ts';
import { exportOwnData } from './export-own-data.ts';
import { ownDataMessages } from './own-data.messages.ts';
import { ownData, personOf } from './own-data.queries.ts';
import { personalTables } from './personal-data.ts';

const stage = testStage();
let one: Planted;
let other: Planted;
const whoIs = ({ userId, email }: Planted) => ({ ...student, userId, email });

beforeEach(async () => {
  one = await seedPerson(stage.world, 1);
  other = await seedPerson(stage.world, 2);
});

async function archive(planted: Planted): Promise<Record<string, string>> {
  const stream = exportOwnData(stage.world, whoIs(planted));
  const bytes = new Uint8Array(await new Response(stream).arrayBuffer());
  const files = unzipSync(bytes);
  return Object.fromEntries(
    Object.entries(files).map(([name, content]) => [name, new TextDecoder().decode(content)]),
  );
}

async function sendLastEmail(world: World = stage.world): Promise<void> {
  const { id } = await stage.db.query
    .selectFrom('emails')
    .select('id')
    .where('kind', '=', 'account-erased')
    .executeTakeFirstOrThrow();
  await sendEmail(world, id);
}

async function everything(): Promise<Map<string, string>> {
  const { rows } = await sql<{ name: string }>`select table_name as name from information_schema.tables
    where table_schema = 'public' and table_type = 'BASE TABLE'`.execute(stage.db.query);
  const found = new Map<string, string>();
  for (const { name } of rows) {
    const all = await sql<{
      row: string;
    }>`select row_to_json(t)::text as row from ${sql.table(name)} t`.execute(stage.db.query);
    found.set(name, all.rows.map(({ row }) => row).join('\n'));
  }
  return found;
}

test('every table of the register has test data', async () => {
  const person = await personOf(stage.db.query, whoIs(one));
  for (const { table, mine } of personalTables) {
    const found = await sql`select 1 from ${sql.table(table)} where ${mine(person)}`.execute(stage.db.query);
    expect(found.rows.length, `plant something in ${table} (tests/support/seed-person.ts)`).toBeGreaterThan(
      0,
    );
  }
});

test('the archive has all their rows, files and receipts, and nothing of anyone else', async () => {
  const files = await archive(one);
  const tables = personalTables.filter(({ withheld }) => withheld !== 'all').map(({ table }) => table);
  for (const table of tables) expect(Object.keys(files)).toContain(`data/${table}.json`);
  expect(files[`receipts/receipt-${one.receipt}.pdf`]).toMatch(/^%PDF/);
  expect(files['journal.md']).toContain(one.mark);
  expect(files['index.html']).toContain(one.mark);
  expect(Object.keys(files).filter((name) => name.startsWith('files/'))).toHaveLength(7);
  expect(Object.keys(files).every((name) => !name.includes('..'))).toBe(true);
  for (const [name, text] of Object.entries(files)) {
    expect(text.includes(other.mark) || text.includes(other.email), name).toBe(false);
  }
});

test('the archive contains no secret, hash or key', async () => {
  const files = await archive(one);
  for (const { table, withheld } of personalTables) {
    if (withheld === 'all') {
      expect(files[`data/${table}.json`]).toBeUndefined();
      continue;
    }
    const rows = JSON.parse(files[`data/${table}.json`] ?? '[]') as Record<string, unknown>[];
    const columns = rows.flatMap((row) => Object.keys(row));
    for (const column of withheld ?? []) expect(columns, table).not.toContain(column);
    expect(columns.filter((column) => /hash|token|secret|password/.test(column))).toEqual([]);
  }
});

test('every exported table has a name in both languages', async () => {
  const data = await ownData(stage.db.query, await personOf(stage.db.query, whoIs(one)));
  for (const table of data.keys()) {
    for (const language of ['en', 'da'] as const) {
      expect(ownDataMessages[language].tables[table], `${table} in ${language}`).toBeTruthy();
    }
  }
});

test('after erasure the person appears only on receipts and invoices that must be kept by law [S2.41]', async () => {
  expect(await erasePerson(stage.world, whoIs(one))).toEqual({ ok: true });
  await sendLastEmail();
  for (const [table, rows] of await everything()) {
    if (table === 'receipts' || table === 'invoices') continue;
    expect(rows.includes(one.mark), `${table} still names them`).toBe(false);
    expect(rows.toLowerCase().includes(one.email), `${table} still has their address`).toBe(false);
    if (table !== 'audit_log') expect(rows.includes(one.userId), `${table} still has their id`).toBe(false);
  }
  const receipts = (await everything()).get('receipts') ?? '';
  expect(receipts).toContain(one.mark);
  expect(await stage.world.files.open('applications/planted-1.pdf')).toBeNull();
  expect(await stage.world.files.open('stories/planted-1.pdf')).toBeNull();
  expect(await stage.world.files.open('session-recordings/planted-1.mp3')).toBeNull();
  expect(await stage.world.files.open('homework/planted-1.pdf')).toBeNull();
  expect(await stage.world.files.open('replies/planted-1.pdf')).toBeNull();
});

test('a final email confirms the erasure in their language, once, and its address is deleted when it is sent [P.134]', async () => {
  await stage.db.query.updateTable('users').set({ language: 'da' }).where('id', '=', one.userId).execute();
  await erasePerson(stage.world, whoIs(one));
  await erasePerson(stage.world, whoIs(one));
  const goodbyes = () =>
    stage.db.query
      .selectFrom('emails')
      .select(['recipient', 'subject', 'language', 'state'])
      .where('kind', '=', 'account-erased')
      .execute();
  const mail = { subject: 'Din konto er slettet', language: 'da' };
  expect(await goodbyes()).toEqual([{ ...mail, recipient: one.email, state: 'waiting' }]);
  await sendLastEmail();
  expect(await goodbyes()).toEqual([{ ...mail, recipient: '', state: 'sent' }]);
});

test('a final email that is refused is given up without a task, and its address is deleted', async () => {
  await erasePerson(stage.world, whoIs(one));
  const deliver = () => Promise.reject(new MailRefused('no such mailbox'));
  await sendLastEmail({ ...stage.world, mail: { kind: 'outbox', deliver } });
  const now = await everything();
  for (const table of ['emails', 'tasks']) expect(now.get(table)?.toLowerCase()).not.toContain(one.email);
  const tasks = await stage.db.query
    .selectFrom('tasks')
    .select('id')
    .where('kind', '=', 'email-failed')
    .where('state', '=', 'open')
    .execute();
  expect(tasks).toEqual([]);
});

test('what must be kept by law remains: the order with its lines, payment, refund and receipt', async () => {
  await erasePerson(stage.world, whoIs(one));
  for (const table of ['order_lines', 'payments', 'refunds', 'receipts'] as const) {
    const rows = await stage.db.query
      .selectFrom(table)
      .select('order_id')
      .where('order_id', '=', one.orderId)
      .execute();
    expect(rows, table).toHaveLength(1);
  }
});

test('other people’s data are unchanged', async () => {
  const before = await archive(other);
  await erasePerson(stage.world, whoIs(one));
  const after = await archive(other);
  // The creation time in a PDF has second precision.
  const comparable = (files: Record<string, string>) =>
    Object.fromEntries(Object.entries(files).filter(([name]) => !name.endsWith('.pdf')));
  expect(comparable(after)).toEqual(comparable(before));
  expect(Object.keys(after)).toEqual(Object.keys(before));
});

test('erasure continues when submitted again, and after a crash', async () => {
  await stage.db.query.deleteFrom('goals').where('user_id', '=', one.userId).execute();
  await stage.world.files.remove('applications/planted-1.pdf');
  expect(await erasePerson(stage.world, whoIs(one))).toEqual({ ok: true });
  expect(await erasePerson(stage.world, whoIs(one))).toEqual({ ok: true });
});

test('the owner cannot be erased by a button', async () => {
  const outcome = await erasePerson(stage.world, { ...whoIs(one), role: 'owner' });
  expect(outcome).toEqual({ ok: false, refusal: 'owner' });
});
