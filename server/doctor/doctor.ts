import { type Clock, systemClock } from '#platform/clock.ts';
import type { Dns } from '#platform/dns/dns.ts';
import { openDns } from '#platform/dns/open-dns.ts';
import { type FreeBytes, freeBytesOf } from '#platform/files/data-folder.ts';
import type { Settings } from '#platform/settings.ts';
import { connectionWarnings, settingsWarnings } from '#platform/settings-warnings.ts';
import { nothingEntered, withEntered } from '#platform/vendors/entered-values.ts';
import { checkCalendars } from './check-calendars.ts';
import { checkConnections } from './check-connections.ts';
import { openForCheck } from './check-database.ts';
import { checkEmailDns } from './check-email-dns.ts';
import { checkInboundEmail } from './check-inbound-email.ts';
import {
  checkAddress,
  checkBackup,
  checkClock,
  checkDisk,
  checkJobs,
  checkNewBackup,
} from './check-machine.ts';
import { checkPages } from './check-pages.ts';
import { checkSecret, checkUnreadable, readEntered } from './check-secret.ts';
import { checkTexts } from './check-texts.ts';
import { checkWebhook } from './check-webhook.ts';
import { type Finding, ok, warning } from './finding.ts';
import { readFacts } from './studio-facts.ts';

export interface DoctorOptions {
  settings: Settings;
  print: (line: string) => void;
  clock?: Clock;
  freeBytes?: FreeBytes;
  dns?: Dns;
}

/** `npm run doctor`: what is wrong, and what to do. Changes nothing; sends one test email to the owner. Returns the exit code. */
export async function doctor(options: DoctorOptions): Promise<0 | 1> {
  const findings = await examine(options);
  for (const { area, level, text, remedy } of findings) {
    options.print(`${labels[level]}${area.padEnd(17)}${text}`);
    if (remedy) options.print(`${' '.repeat(26)}→ ${remedy}`);
  }
  const count = (level: Finding['level']) => findings.filter((one) => one.level === level).length;
  options.print(`\n${count('fault')} faults, ${count('warning')} warnings.`);
  return count('fault') > 0 ? 1 : 0;
}

const labels: Record<Finding['level'], string> = {
  ok: 'ok       ',
  warning: 'warning  ',
  fault: 'FAULT    ',
};

async function examine(options: DoctorOptions): Promise<Finding[]> {
  const { settings: fixed, clock = systemClock, freeBytes = freeBytesOf } = options;
  const { dns = openDns(fixed.dnsServers) } = options;
  const { db, studio, findings } = await openForCheck(fixed);
  try {
    const { entered, unreadable } = await readEntered(fixed, { db, studio }).catch(() => ({
      entered: nothingEntered,
      unreadable: [],
    }));
    const settings = withEntered(fixed, entered);
    const facts = await (db ? readFacts(db.query) : studio?.facts())?.catch(() => null);
    const checked = await Promise.all([
      checkAddress(settings),
      checkConnections(settings, { db, studio, owner: facts?.owner ?? null }, clock),
      checkEmailDns(settings, dns),
      checkInboundEmail(settings, dns),
      checkWebhook(settings),
      checkSecret(fixed, db),
      checkClock(settings, db, clock),
      checkDisk(settings, freeBytes),
      checkJobs(db, clock),
      checkBackup(facts ?? null, clock),
      checkCalendars(facts ?? null),
      checkTexts(facts ?? null),
      checkPages(facts ?? null),
    ]);
    // The running studio answers one call at a time.
    const rehearsal = await checkNewBackup(settings, { db, studio, findings });
    return [
      ...settingsFindings(settings, facts?.livePaymentsAddress === settings.siteUrl),
      ...findings,
      ...checkUnreadable(unreadable),
      ...checked.flat(),
      ...rehearsal,
    ];
  } finally {
    studio?.close();
    await db?.close();
  }
}

function settingsFindings(settings: Settings, hadLivePayments: boolean): Finding[] {
  const warnings = [...settingsWarnings(settings), ...connectionWarnings(settings, { hadLivePayments })];
  if (warnings.length === 0) return [ok('Settings', 'Every setting is valid.')];
  return warnings.map((text) => warning('Settings', text, '.env.example explains each setting.'));
}
