import { z } from 'zod';

/** First entry of an archive: what follows, and in which schema. */
export const headerPath = 'header.json';
/** Last entry: an archive without it is incomplete. */
export const manifestPath = 'manifest.json';
export const databaseFolder = 'database/';
export const uploadsFolder = 'uploads/';

export const headerSchema = z.object({
  format: z.literal(1),
  madeAt: z.string(),
  engine: z.enum(['embedded', 'server']),
  migrations: z.array(z.object({ name: z.string(), sha256: z.string() })).min(1),
  tables: z.array(
    z.object({ name: z.string(), columns: z.array(z.object({ name: z.string(), type: z.string() })) }),
  ),
});

export type ArchiveHeader = z.infer<typeof headerSchema>;
export type TableShape = ArchiveHeader['tables'][number];

const sequence = z.object({ name: z.string(), value: z.string(), isCalled: z.boolean() });
export type SequenceValue = z.infer<typeof sequence>;

export const manifestSchema = z.object({
  /** By table. `sha256`: of its lines. */
  tables: z.record(z.string(), z.object({ rows: z.number().int(), sha256: z.string() })),
  sequences: z.array(sequence),
  /** `sha256`: of the keys and contents, in the order of the archive. */
  uploads: z.object({ files: z.number().int(), bytes: z.number().int(), sha256: z.string() }),
});

export type ArchiveManifest = z.infer<typeof manifestSchema>;

/** One table's rows, as lines of JSON arrays of texts. */
export function tablePath(table: string, part: number): string {
  return `${databaseFolder}${table}/${String(part).padStart(6, '0')}.jsonl`;
}

/** Null: not a table's entry. */
export function tableOfPath(path: string): string | null {
  return /^database\/([^/]+)\/\d+\.jsonl$/.exec(path)?.[1] ?? null;
}
