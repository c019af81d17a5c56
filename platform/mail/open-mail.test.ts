import { expect, test } from 'vitest';
import { defaultSender, openMail } from './open-mail.ts';

const here = {
  smtpUrl: null,
  mailFrom: null,
  siteUrl: 'http://localhost:3000',
  host: '127.0.0.1',
  isLoopbackSite: true,
};

async function kindFor(changes: Partial<typeof here> | { smtpUrl: string }): Promise<string> {
  const { transport, close } = openMail({ ...here, ...changes });
  await close();
  return transport.kind;
}

test('mails stay in the outbox only where nobody else can reach the site', async () => {
  expect(await kindFor({})).toBe('outbox');
  expect(await kindFor({ host: '0.0.0.0' })).toBe('waiting');
  expect(await kindFor({ siteUrl: 'https://studio.example', isLoopbackSite: false })).toBe('waiting');
});

test('a mail server is used wherever one is named', async () => {
  expect(await kindFor({ smtpUrl: 'smtp://127.0.0.1:25' })).toBe('smtp');
});

test('without MAIL_FROM the sender is of the site itself', () => {
  expect(defaultSender('https://www.studio.example')).toBe('no-reply@studio.example');
});
