import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { databaseSentences } from '#platform/db/database-state.ts';
import { type PrintfulStandIn, startPrintful } from '#tests/stand-ins/printful/printful-stand-in.ts';
import { type S3StandIn, startS3 } from '#tests/stand-ins/s3/s3-stand-in.ts';
import { type StripeStandIn, startStripeStandIn } from '#tests/stand-ins/stripe/stripe-stand-in.ts';
import { testApp } from '#tests/support/site/app.ts';
import { signedIn } from '#tests/support/site/signed-in.ts';

const variables: Record<string, string> = {};
let stripe: StripeStandIn;
let s3: S3StandIn;
let printful: PrintfulStandIn;
beforeAll(async () => {
  [stripe, s3, printful] = await Promise.all([startStripeStandIn(), startS3(), startPrintful('the-token')]);
  Object.assign(variables, {
    STRIPE_SECRET_KEY: 'sk_test_wrong',
    STRIPE_WEBHOOK_SECRET: 'whsec_wrong',
    STRIPE_API_BASE: stripe.origin,
    SMTP_URL: 'smtp://127.0.0.1:1',
    MAIL_FROM: 'studio@example.com',
    S3_ENDPOINT: s3.url,
    S3_BUCKET: s3.bucket,
    S3_ACCESS_KEY_ID: s3.key.accessKeyId,
    S3_SECRET_ACCESS_KEY: 'wrong',
    S3_REGION: 'auto',
    BACKUP_S3_ENDPOINT: s3.url,
    BACKUP_S3_BUCKET: 'no-such-bucket',
    BACKUP_S3_ACCESS_KEY_ID: s3.key.accessKeyId,
    BACKUP_S3_SECRET_ACCESS_KEY: s3.key.secretAccessKey,
    PRINTFUL_TOKEN: 'wrong',
    PRINTFUL_API_BASE: printful.url,
  });
});
afterAll(() => Promise.all([stripe?.close(), s3?.close(), printful?.close()]));

const given = testApp(variables);

const expectedTexts = [
  [
    'payments',
    'The connection works, but access was refused',
    'STRIPE_SECRET_KEY',
    'Der er forbindelse, men adgangen blev afvist',
  ],
  ['files', 'The storage refuses the key', 'S3_SECRET_ACCESS_KEY', 'Lageret afviser nøglen'],
  [
    'backups',
    'There’s no bucket “no-such-bucket”',
    'BACKUP_S3_BUCKET',
    'Der er ingen bucket »no-such-bucket«',
  ],
  [
    'printer',
    'The connection works, but access was refused',
    'PRINTFUL_TOKEN',
    'Der er forbindelse, men adgangen blev afvist',
  ],
  ['mail', 'No answer. Try again', 'SMTP_URL', 'Intet svar. Prøv igen'],
] as const;

test('a failed connection test names the variable and the remedy, and never shows a secret [P.142]', async () => {
  const headers = await signedIn(given, 'owner');
  const sentence = async (connection: string, language: 'en' | 'da') => {
    await given.db.query.updateTable('users').set({ language }).where('role', '=', 'owner').execute();
    const answer = await given.fetch('/admin/settings/connections', {
      method: 'POST',
      headers,
      body: new URLSearchParams({ connection }),
    });
    expect(answer.status).toBe(200);
    const html = await answer.text();
    for (const secret of ['sk_test_wrong', 'whsec_wrong', s3.key.accessKeyId])
      expect(html).not.toContain(secret);
    return /<[^>]*role="(?:alert|status)"[\s\S]*?<p>([\s\S]*?)<\/p>/.exec(html)?.[1] ?? html;
  };
  for (const [connection, english, variable, danish] of expectedTexts) {
    const message = await sentence(connection, 'en');
    expect(message, connection).toContain(english);
    expect(message, connection).toContain(variable);
    expect(message, connection).toContain('start the studio again');
    const sagt = await sentence(connection, 'da');
    expect(sagt, connection).toContain(danish);
    expect(sagt, connection).toContain('start studiet igen');
  }
});

const databaseRow = async (headers: Record<string, string>) => {
  const answer = await given.fetch('/admin/settings/connections', { headers });
  const html = await answer.text();
  return /<li id="connection-database">([\s\S]*?)<\/li>/.exec(html)?.[1] ?? html;
};

test.each([
  ['en', 'Connected', 'The embedded database in DATA_DIR', databaseSentences['read-only']],
  [
    'da',
    'Forbundet',
    'Den indbyggede database i DATA_DIR',
    'Databasen er skrivebeskyttet: Den er en standby',
  ],
] as const)(
  'the row of the database names its state, also when it is read-only (%s)',
  async (language, state, what, sentence) => {
    const headers = await signedIn(given, 'owner');
    await given.db.query.updateTable('users').set({ language }).where('role', '=', 'owner').execute();
    const usable = await databaseRow(headers);
    expect(usable).toContain(state);
    expect(usable).toContain(what);
    expect(usable).not.toContain(sentence);
    await sql`set default_transaction_read_only = on`.execute(given.db.query);
    try {
      expect(await databaseRow(headers)).toContain(sentence);
    } finally {
      await sql`set default_transaction_read_only = off`.execute(given.db.query);
    }
  },
);
