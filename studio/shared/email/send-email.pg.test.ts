import { expect, test } from 'vitest';
import { openSmtpMail } from '#platform/mail/smtp-mail.ts';
import { change } from '#studio/shared/change.ts';
import { system } from '#studio/shared/who.ts';
import { startSmtp } from '#tests/stand-ins/smtp.ts';
import { testDatabase } from '#tests/support/database/database.ts';
import { testWorld } from '#tests/support/world.ts';
import { queueEmail } from './queue-email.ts';
import { sendEmail } from './send-email.ts';

const given = testDatabase('server');

const layout = {
  kind: 'contact-message',
  language: 'en',
  to: 'soren@example.dk',
  subject: 'Hello',
  html: '<p>Hello</p>',
  text: 'Hello',
  attachments: [],
} as const;

test('twenty concurrent writers of one announcement create one email', async () => {
  const world = testWorld(given.db);
  const written = await Promise.all(
    Array.from({ length: 20 }, () =>
      change(world, system, (c) => queueEmail(c, { ...layout, dedupeKey: 'booking:1' })),
    ),
  );
  expect(written.filter((id) => id !== null)).toHaveLength(1);
  expect(world.requestedJobs).toHaveLength(1);
});

test('twenty concurrent workers send one email once', async () => {
  const server = await startSmtp();
  const { transport, close } = openSmtpMail({ url: server.url, from: 'a@studio.example' });
  const world = testWorld(given.db, { mail: transport });
  const id = await change(world, system, (c) => queueEmail(c, layout));
  const outcomes = await Promise.all(Array.from({ length: 20 }, () => sendEmail(world, id ?? '')));
  expect(outcomes.filter((outcome) => outcome === 'sent')).toHaveLength(1);
  expect(server.received).toHaveLength(1);
  await close();
  await server.close();
});
