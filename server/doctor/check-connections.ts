import { openBackupFiles } from '#platform/backup/backup-store.ts';
import type { Clock } from '#platform/clock.ts';
import type { Database } from '#platform/db/database.ts';
import { FilesUnavailable } from '#platform/files/files.ts';
import { openFiles } from '#platform/files/open-files.ts';
import type { Log } from '#platform/log.ts';
import { openMail } from '#platform/mail/open-mail.ts';
import { printfulPrint } from '#platform/print/printful.ts';
import { printfulAddress } from '#platform/print/printful-call.ts';
import { unstoredReferenceData } from '#platform/reference-data.ts';
import type { Settings } from '#platform/settings.ts';
import type { ConnectionKind } from '#studio/office/settings/connections.ts';
import { storageSentence } from '#studio/office/settings/storage-faults.messages.ts';
import { type TestResult, testConnection } from '#studio/office/settings/test-connection.ts';
import { mailFaultMessages } from '#studio/shared/email/mail-faults.messages.ts';
import { system } from '#studio/shared/who.ts';
import type { OpenedDatabase } from './check-database.ts';
import { type Finding, fault, ok, reasonOf, warning } from './finding.ts';
import { ownerOf, type StudioFacts } from './studio-facts.ts';

const silent: Log = { debug() {}, info() {}, warn() {}, error() {} };

const names: Record<ConnectionKind, string> = {
  payments: 'Payments',
  mail: 'Email',
  files: 'Storage',
  backups: 'Backup storage',
  printer: 'Print on demand',
};

const variables: Record<ConnectionKind, string> = {
  payments: 'the key at /admin/settings/connections or STRIPE_SECRET_KEY',
  mail: 'the mail server at /admin/settings/connections or SMTP_URL and MAIL_FROM',
  files: 'the S3_… variables, or the permissions of DATA_DIR',
  backups: 'the BACKUP_S3_… variables',
  printer: 'the token at /admin/settings/connections or PRINTFUL_TOKEN',
};

/** The tests of Settings → Connections, for what is connected. A test email goes to the owner. */
export async function checkConnections(
  settings: Settings,
  { db, studio, owner }: Pick<OpenedDatabase, 'db' | 'studio'> & Pick<StudioFacts, 'owner'>,
  clock: Clock,
): Promise<Finding[]> {
  const { stripe, printful } = settings;
  const mail = openMail(settings);
  const world = {
    settings,
    log: silent,
    reference: unstoredReferenceData,
    mail: mail.transport,
    payments: stripe
      ? (await import('#platform/payments/stripe-payments.ts')).createStripePayments({ ...stripe, clock })
      : null,
    print: printful ? printfulPrint({ ...printful, apiBase: printful.apiBase ?? printfulAddress }) : null,
    files: await openFiles(settings, clock.now().epochMilliseconds),
    backupFiles: openBackupFiles(settings),
  };
  const kinds: ConnectionKind[] = ['files'];
  if (settings.backups.s3) kinds.push('backups');
  if (stripe) kinds.push('payments');
  if (printful) kinds.push('printer');
  const isMailTested = Boolean(settings.smtpUrl && owner);
  if (isMailTested) kinds.push('mail');
  const who = owner ? ownerOf(owner) : { ...system, role: 'owner' as const };
  try {
    const tested = await Promise.all(
      kinds.map(async (kind) => {
        // Only the test email reads the database.
        const result =
          kind === 'mail' && studio
            ? await studio.testEmail()
            : await testConnection({ ...world, db: db as Database }, { who, kind });
        return findingOf(kind, result);
      }),
    );
    return settings.smtpUrl && !isMailTested ? [...tested, noTestEmail(Boolean(db ?? studio))] : tested;
  } catch (error) {
    return [fault('Connections', reasonOf(error), 'Report this: a test ended in an unexpected way.')];
  } finally {
    await mail.close();
  }
}

function noTestEmail(hasDatabase: boolean): Finding {
  const text = 'No test email was sent';
  return hasDatabase
    ? warning(
        'Email',
        `${text}: the owner has no address yet.`,
        'Open the set-up link first: npm run owner-link.',
      )
    : warning(
        'Email',
        `${text}: the database is not available here.`,
        'Send one at /admin/settings/connections.',
      );
}

const successes: Record<ConnectionKind, string> = {
  payments: 'The key is accepted.',
  mail: 'A test email was handed over for the owner. Check that it arrived, and not among spam.',
  files: 'A file was written, read and deleted.',
  backups: 'A file was written, read and deleted.',
  printer: 'The token is accepted.',
};

function findingOf(kind: ConnectionKind, result: TestResult): Finding {
  const area = names[kind];
  const remedy = `Check ${variables[kind]}, then run npm run doctor again.`;
  if (result instanceof FilesUnavailable) return fault(area, storageSentence(result, 'en'), remedy);
  switch (result) {
    case 'works':
    case 'mail-sent':
    case 'mail-kept':
      return ok(area, successes[kind]);
    case 'refused':
      return fault(area, 'Access was refused: a key, a password or an address is wrong.', remedy);
    case 'no-answer':
      return fault(area, 'There is no usable answer.', remedy);
    case 'too-slow':
      return fault(area, 'There was no answer within 15 seconds.', remedy);
    case 'not-connected':
      return warning(area, 'It is not connected.', remedy);
    default:
      return fault(area, mailFaultMessages.en[result], remedy);
  }
}
