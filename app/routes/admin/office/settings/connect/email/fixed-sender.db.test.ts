import { afterAll, beforeAll, expect, test } from 'vitest';
import { storedConnections } from '#studio/office/connections/connections.queries.ts';
import { chooseProvider, connectEmail } from '#studio/office/connections/email/connect-email.ts';
import {
  type SmtpAccountStandIn,
  smtpPassword,
  smtpUser,
  startSmtpAccount,
} from '#tests/stand-ins/smtp-account.ts';
import { testDatabase } from '#tests/support/database/database.ts';
import { owner } from '#tests/support/who.ts';
import { testWorld } from '#tests/support/world.ts';
import { readEmail } from './read-email.ts';

const given = testDatabase();
let smtp: SmtpAccountStandIn;
beforeAll(async () => {
  smtp = await startSmtpAccount();
});
afterAll(() => smtp.close());

function studio(env: Record<string, string> = {}) {
  const secret = { APP_SECRET: 'a secret of more than thirty-two characters' };
  return testWorld(given.db, { env: { ...secret, ...env } });
}
const shown = (world: ReturnType<typeof studio>, step: string) => {
  const url = new URL(`http://localhost:3000/admin/settings/connections/email?step=${step}`);
  return readEmail(world, { url, language: 'en', to: 'owner@studio.example' });
};

test('a sender that MAIL_FROM sets is shown as fixed, not asked for, and tried', async () => {
  const world = studio({ MAIL_FROM: 'Studio Thea <fixed@studio.example>' });
  await chooseProvider(world, owner, { provider: 'other', version: 0 });
  const { sender, version } = await shown(world, 'sender');
  expect(sender?.notes.at(-1)).toBe(
    'Sender address: fixed@studio.example. Fixed by MAIL_FROM. Change it where the studio is started.',
  );
  expect(sender?.fields.map(({ name }) => name)).toEqual(['host', 'port', 'security', 'user', 'password']);
  const server = { host: '127.0.0.1', port: String(smtp.port), security: 'starttls', user: smtpUser };
  const input = { ...server, password: smtpPassword, sender: 'typed@studio.example', name: 'Typed', version };
  expect(await connectEmail(world, owner, input)).toEqual({ ok: true });
  expect(smtp.offered.every(({ from }) => from === 'fixed@studio.example')).toBe(true);
  const [stored] = await storedConnections(given.db.query);
  expect(stored?.facts).toMatchObject({ from: 'Studio Thea <fixed@studio.example>' });
});

test('without MAIL_FROM the sender is asked for', async () => {
  const world = studio();
  await chooseProvider(world, owner, { provider: 'other', version: 0 });
  const { sender } = await shown(world, 'sender');
  expect(sender?.fields.map(({ name }) => name)).toEqual(expect.arrayContaining(['sender', 'name']));
  expect(sender?.notes.join()).not.toContain('MAIL_FROM');
});
