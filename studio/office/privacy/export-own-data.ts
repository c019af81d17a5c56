import { Zip, ZipDeflate, ZipPassThrough } from 'fflate';
import type { World } from '#platform/world.ts';
import { documentOf } from '#studio/money/checkout/order-page.queries.ts';
import { orderDocumentPdf } from '#studio/money/documents/order-document.ts';
import { documentForOwner } from '#studio/money/orders/order-for-owner.queries.ts';
import { streamOf } from '#studio/shared/stream-of.ts';
import type { May, Who } from '#studio/shared/who.ts';
import { exportJournal } from '#studio/teaching/journal/export-journal.ts';
import { type OwnRow, ownData, ownFiles, personOf } from './own-data.queries.ts';
import { ownDataIndex } from './own-data-index.ts';
import type { Person } from './personal-table.ts';

interface Packed {
  path: string;
  isPacked: boolean;
  body: AsyncIterable<Uint8Array> | Uint8Array;
}

/** Streams everything stored about the person as a ZIP: an HTML index, JSON per table, receipts and files. */
export function exportOwnData(world: World, who: Who): ReadableStream<Uint8Array> {
  return streamOf(
    zipped(
      packed(world, who, {
        person: () => personOf(world.db.query, who),
        document: ({ orderId, number }) => documentOf(world, { who, which: { orderId }, number }),
        leftOut: [],
      }),
      world.clock.now(),
    ),
  );
}

/** What the studio answers a request for information with; the journal, goals and progress are the student's own. */
export function exportForOwner(
  world: World,
  who: May<'students'>,
  person: Person,
): ReadableStream<Uint8Array> {
  return streamOf(
    zipped(
      packed(world, who, {
        person: async () => person,
        document: (which) => documentForOwner(world.db.query, { who, ...which }),
        leftOut: privateTables,
      }),
      world.clock.now(),
    ),
  );
}

const privateTables = ['journal_entries', 'goals', 'completions'] as const;

interface Packing {
  person: () => Promise<Person>;
  document: (which: { orderId: string; number: number }) => ReturnType<typeof documentForOwner>;
  leftOut: readonly string[];
}

async function* packed(
  world: World,
  who: Who,
  { person: find, document: documentFor, leftOut }: Packing,
): AsyncGenerator<Packed> {
  const q = world.db.query;
  const person = await find();
  const data = await ownData(q, person);
  for (const table of leftOut) data.delete(table);
  const files = await ownFiles(q, person);
  const documents = (data.get('receipts') ?? []).map((row) => ({
    number: Number(row.number),
    orderId: String(row.order_id),
    kind: String(row.kind),
  }));
  const page = await ownDataIndex(world, {
    who,
    data,
    counts: { files: files.length, documents: documents.length },
  });
  yield text('index.html', page);
  for (const [table, rows] of data) {
    if (rows.length > 0) yield text(`data/${table}.json`, jsonOf(rows));
  }
  if ((data.get('journal_entries') ?? []).length > 0) {
    yield text('journal.md', await exportJournal(q, who, 'md'));
  }
  for (const { number, orderId, kind } of documents) {
    const document = await documentFor({ orderId, number });
    if (!document) continue;
    yield {
      path: `receipts/${kind}-${number}.pdf`,
      isPacked: true,
      body: await orderDocumentPdf(world, document),
    };
  }
  for (const [at, { key, name }] of files.entries()) {
    const file = await world.files.open(key);
    if (!file) continue;
    yield { path: `files/${at + 1}-${safeName(name)}`, isPacked: true, body: file.body };
  }
}

export function jsonOf(rows: readonly OwnRow[]): string {
  return `${JSON.stringify(rows, null, 2)}\n`;
}

/** Prevents path traversal through visitors' file names (zip slip). */
function safeName(name: string): string {
  const plain = [...name.normalize('NFC')].filter((letter) => /[\p{L}\p{N} ._-]/u.test(letter)).join('');
  return (
    plain
      .replace(/\.{2,}/g, '.')
      .replace(/^\.+/, '')
      .slice(-100) || 'file'
  );
}

function text(path: string, content: string): Packed {
  return { path, isPacked: false, body: new TextEncoder().encode(content) };
}

async function* zipped(files: AsyncIterable<Packed>, now: Temporal.Instant): AsyncGenerator<Uint8Array> {
  const ready: Uint8Array[] = [];
  const zip = new Zip((error, chunk) => {
    if (error) throw error;
    ready.push(chunk);
  });
  const mtime = now.epochMilliseconds;
  for await (const { path, isPacked, body } of files) {
    const entry = isPacked ? new ZipPassThrough(path) : new ZipDeflate(path, { level: 6 });
    entry.mtime = mtime;
    zip.add(entry);
    for await (const piece of body instanceof Uint8Array ? [body] : body) {
      entry.push(piece);
      yield* ready.splice(0);
    }
    entry.push(new Uint8Array(0), true);
    yield* ready.splice(0);
  }
  zip.end();
  yield* ready.splice(0);
}
