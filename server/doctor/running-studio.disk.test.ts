import { expect, test } from 'vitest';
import { openDatabase } from '#platform/db/open-database.ts';
import type { OutgoingMail } from '#platform/mail/mail.ts';
import { saveLastBackup } from '#studio/office/backups/backups.store.ts';
import { zoneDns } from '#tests/stand-ins/zone-dns.ts';
import { testSettings } from '#tests/support/site/app.ts';
import { quietLog } from '#tests/support/site/quiet-log.ts';
import { migratedDataDir } from '#tests/support/site/temporary-folder.ts';
import { testWorld } from '#tests/support/world.ts';
import { openBackupSocket } from '../backup/backup-socket.ts';
import { doctor } from './doctor.ts';

test('doctor: a running embedded studio is asked about its backups and sends the test email', async () => {
  const dataDir = migratedDataDir();
  const settings = testSettings({
    DATA_DIR: dataDir,
    SMTP_URL: 'smtp://127.0.0.1:1',
    MAIL_FROM: 'hello@studio.example',
  });
  const db = await openDatabase({ dataDir, log: quietLog });
  const sent: OutgoingMail[] = [];
  const mail = { kind: 'smtp', deliver: async (email: OutgoingMail) => void sent.push(email) } as const;
  const close = await openBackupSocket(testWorld(db, { settings, mail }));
  try {
    const studio = JSON.stringify({ email: 'studio@example.com', studioName: 'Studio', ownerLanguage: 'da' });
    await db.query.insertInto('settings').values({ key: 'studio', value: studio }).execute();
    const at = Temporal.Now.instant().subtract({ hours: 50 });
    await saveLastBackup(db.query, { name: 'night', madeAt: at, verifiedAt: at, bytes: 1 });
    const lines: string[] = [];
    await doctor({ settings, print: (line) => lines.push(line), dns: zoneDns({}) });
    expect(lines.join('\n')).toContain('The last verified backup is 50 hours old.');
    expect(lines.join('\n')).toContain('A test email was handed over for the owner.');
    expect(sent.map(({ to }) => to)).toEqual(['studio@example.com']);
  } finally {
    await close();
    await db.close();
  }
});
