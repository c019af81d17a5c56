import { afterAll, expect, test } from 'vitest';
import { startSmtp } from './stand-ins/smtp.ts';
import { runningSite } from './support/site/running-site.ts';

const server = await startSmtp();
const site = runningSite({ SMTP_URL: server.url, MAIL_FROM: 'Sangstudiet <hej@studio.example>' });
afterAll(() => server.close());

function write(message: string): Promise<Response> {
  const body = JSON.stringify({ name: 'Søren Ærø', email: 'soren@example.dk', phone: '', message });
  const headers = { 'content-type': 'application/json' };
  return fetch(`${site.url}/functions/v1/send-contact-email`, { method: 'POST', headers, body });
}

const patient = { timeout: 120_000 };

test('a message sent on the site is emailed by SMTP, and its text is deleted from our database [S7.07]', async () => {
  const answer = await write('Blåbærgrød på første række');
  expect(answer.status).toBe(200);
  await expect.poll(() => server.received.length, patient).toBe(1);
  const [mail] = server.received;
  expect(mail?.envelope).toEqual({ from: 'hej@studio.example', to: ['hello@lindehav.example'] });
  expect(mail?.parsed.from).toMatchObject({ name: 'Sangstudiet', address: 'hej@studio.example' });
  expect(mail?.parsed.replyTo).toMatchObject([{ address: 'soren@example.dk' }]);
  expect(mail?.parsed.text).toContain('> Blåbærgrød på første række');
  const requestId = answer.headers.get('x-request-id');
  expect(mail?.raw.toLowerCase()).toContain(`x-request-id: ${requestId}`);
  const row = () => site.db.query.selectFrom('emails').selectAll().executeTakeFirstOrThrow();
  await expect.poll(async () => (await row()).state, patient).toBe('sent');
  expect(await row()).toMatchObject({ html: null, body: null, attachments: [] });
});

test('an email the server refuses is a task within the same minute, and a later one is still sent', async () => {
  const before = server.received.length;
  server.behave({ code: 550, at: 'recipient' });
  await write('Den første');
  const tasks = () => site.db.query.selectFrom('tasks').select('kind').where('state', '=', 'open').execute();
  await expect.poll(async () => (await tasks()).map((task) => task.kind), patient).toContain('email-failed');
  await write('Den anden');
  await expect.poll(() => server.received.length, patient).toBe(before + 1);
});
