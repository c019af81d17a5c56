import { expect, onTestFinished, test } from 'vitest';
import { openSmtpMail } from '#platform/mail/smtp-mail.ts';
import { createLog } from '#platform/write-log.ts';
import { change } from '#studio/shared/change.ts';
import { queueEmail } from '#studio/shared/email/queue-email.ts';
import { sendEmail } from '#studio/shared/email/send-email.ts';
import { system } from '#studio/shared/who.ts';
import { startSmtp } from '#tests/stand-ins/smtp.ts';
import { testDatabase } from '#tests/support/database/database.ts';
import { testWorld } from '#tests/support/world.ts';

const given = testDatabase();

test.each([
  ['for now', 450],
  ['for good', 550],
])(
  '%s refused with the recipient quoted: the owner sees the full error, the log only the codes [P.65]',
  async (_when, code) => {
    const server = await startSmtp();
    const smtp = openSmtpMail({ url: server.url, from: 'a@studio.example', dialogueMs: 2000 });
    onTestFinished(async () => {
      await smtp.close();
      await server.close();
    });
    server.behave({ code, at: 'recipient' });
    const lines: string[] = [];
    const log = createLog('debug', 'json', { write: (line) => lines.push(line) });
    const world = testWorld(given.db, { mail: smtp.transport, log });
    const to = 'soren@example.dk';
    const email = {
      kind: 'contact-message',
      language: 'da',
      to,
      subject: 'Hej',
      html: '<p>x</p>',
      text: 'x',
      attachments: [],
    } as const;
    const id = (await change(world, system, (c) => queueEmail(c, email))) ?? '';
    const failed = await sendEmail(world, id).catch((error: unknown) => error);
    log.warn({ error: failed }, 'a job failed and will be retried');
    log.warn({ error: String(failed), all: { ...(failed as object) } }, 'in any other field');
    const { last_error } = await given.db.query
      .selectFrom('emails')
      .select('last_error')
      .where('id', '=', id)
      .executeTakeFirstOrThrow();
    expect(last_error).toContain(`${code} <${to}>`);
    expect(lines.length).toBeGreaterThan(1);
    expect(lines.join('')).not.toContain('soren');
    expect(lines.join('')).not.toMatch(/rejected|No such person/);
    if (code === 450) expect(lines[0]).toContain('EENVELOPE 450');
  },
);
