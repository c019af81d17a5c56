import { expect, test } from 'vitest';
import { connectionInputs, factsOf } from '../connection.ts';
import { type EmailAccountInput, readAccount, smtpValuesOf } from './email-set-up.ts';

const input: EmailAccountInput = {
  host: 'mail.studio.example',
  port: '587',
  security: 'starttls',
  user: 'thea@studio.example',
  password: 'hemmelig',
  sender: 'hej@studio.example',
  name: 'Studio',
};

function stored(changes: Partial<EmailAccountInput>) {
  const read = readAccount('other', { ...input, ...changes });
  if (!read.ok) return read.fields;
  return connectionInputs.smtp.parse(smtpValuesOf(read.account));
}

test('a host with other letters than ASCII is stored as DNS has it', () => {
  expect(stored({ host: ' Mail.Blåbær.dk ' })).toMatchObject({
    url: 'smtp://thea%40studio.example:hemmelig@mail.xn--blbr-roah.dk:587',
  });
  for (const host of ['', 'mail studio', 'mail/studio', '-a.example', 'blå bær.dk'])
    expect(stored({ host }), host).toEqual(['host']);
});

test('a token that makes the address longer than 500 characters is stored whole', () => {
  const password = 'æ#/%'.repeat(500);
  const values = stored({ password }) as { url: string };
  expect(decodeURIComponent(new URL(values.url).password)).toBe(password);
  expect(factsOf('smtp', { ...values, from: 'hej@studio.example' })).toEqual({
    server: 'mail.studio.example:587',
    user: input.user,
    from: 'hej@studio.example',
  });
  expect(stored({ password: `${password}x` })).toEqual(['password']);
});
