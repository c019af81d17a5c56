/** Where backups are kept. A backup is listed when it is complete and durable. */
export interface BackupStore {
  readonly place: string;
  /** All or nothing. Returns the size in bytes. */
  write(name: string, body: AsyncIterable<Uint8Array>): Promise<number>;
  list(): Promise<string[]>;
  /** Throws when there is none of this name. */
  read(name: string): Promise<AsyncIterable<Uint8Array>>;
  remove(name: string): Promise<void>;
  /** Parts of backups that were interrupted. */
  removeUnfinished(now: Temporal.Instant): Promise<void>;
}

/** Sortable: 'backup-20261124t031500z', with its kind. */
export function backupName(now: Temporal.Instant, isEncrypted: boolean): string {
  const stamp = now.round('second').toString().replaceAll(/[-:]/g, '').toLowerCase();
  return `backup-${stamp}.${isEncrypted ? 'enc' : 'tgz'}`;
}

const namePattern = /^backup-(\d{8}t\d{6}z)\.(?:enc|tgz)$/;

export function isBackupName(name: string): boolean {
  return namePattern.test(name);
}

/** When a backup of this name was begun. */
export function begunAt(name: string): Temporal.Instant {
  const stamp = namePattern.exec(name)?.[1] ?? '19700101t000000z';
  return Temporal.Instant.from(stamp.toUpperCase());
}

export function notThere(name: string, place: string): Error {
  return new Error(
    `There is no backup ${name} in ${place}. Name one of those that are there, or none for the newest.`,
  );
}
