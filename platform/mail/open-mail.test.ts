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

test('emails stay in the outbox only on a local site', async () => {
  expect(await kindFor({})).toBe('outbox');
  expect(await kindFor({ host: '0.0.0.0' })).toBe('waiting');
  expect(await kindFor({ siteUrl: 'https://studio.example', isLoopbackSite: false })).toBe('waiting');
});

test('an SMTP server is used wherever one is configured', async () => {
  expect(await kindFor({ smtpUrl: 'smtp://127.0.0.1:25' })).toBe('smtp');
});

test('without MAIL_FROM the sender has the domain of the site', () => {
  expect(defaultSender('https://www.studio.example')).toBe('no-reply@studio.example');
});
