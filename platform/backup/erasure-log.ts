import { randomUUID } from 'node:crypto';
import type { Files } from '../files/files.ts';

/**
 * A person whose data was erased: by the id of the account, or without one by a keyed hash of the address. Neither
 * leads to the person any more, except in an older backup.
 */
export type Erasure = ({ userId: string } | { guest: string }) & { at: Temporal.Instant };

/** Kept next to the backups, so that restoring one does not bring back whom it was erased for. */
export interface ErasureLog {
  /** Durable when it resolves. Call it before erasing. */
  record(erasure: Erasure): Promise<void>;
  /** Oldest first. */
  since(at: Temporal.Instant): Promise<Erasure[]>;
}

type Recorded = ({ userId: string } | { guest: string }) & { at: string };

const folder = 'erasures/';

export function erasureLog(files: Files): ErasureLog {
  return {
    async record({ at, ...person }) {
      const key = `${folder}${at.epochMilliseconds.toString().padStart(15, '0')}-${randomUUID()}.json`;
      const content = Buffer.from(JSON.stringify({ ...person, at: at.toString() }));
      await files.put(key, once(content), { contentType: 'application/json', maxBytes: content.length });
    },
    async since(at) {
      const keys = (await files.list(folder)).filter((key) => momentOf(key) >= at.epochMilliseconds);
      const found: Erasure[] = [];
      for (const key of keys) {
        const opened = await files.open(key);
        if (!opened) continue;
        const { at: _, ...person } = (await new Response(opened.body).json()) as Recorded;
        found.push({ ...person, at: Temporal.Instant.fromEpochMilliseconds(momentOf(key)) });
      }
      return found;
    },
  };
}

function momentOf(key: string): number {
  return Number(key.slice(folder.length).split('-', 1)[0]);
}

async function* once(content: Uint8Array): AsyncGenerator<Uint8Array> {
  yield content;
}
