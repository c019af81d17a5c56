import { Zip, ZipDeflate, ZipPassThrough } from 'fflate';
import type { World } from '#platform/world.ts';
import { documentOf } from '#studio/money/checkout/order-page.queries.ts';
import { orderDocumentPdf } from '#studio/money/documents/order-document.ts';
import { documentForOwner } from '#studio/money/orders/order-for-owner.queries.ts';
import { orderStatusWords } from '#studio/money/orders/order-status.messages.ts';
import { orderStatuses } from '#studio/money/orders/order-status.ts';
import { studioIdentity } from '#studio/shared/content/content.queries.ts';
import { formats } from '#studio/shared/format.ts';
import { streamOf } from '#studio/shared/stream-of.ts';
import type { May, Who } from '#studio/shared/who.ts';
import { exportJournal } from '#studio/teaching/journal/export-journal.ts';
import { ownDataMessages } from './own-data.messages.ts';
import { type OwnRow, ownData, ownFiles, personOf } from './own-data.queries.ts';
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

async function ownDataIndex(
  world: World,
  {
    who,
    data,
    counts,
  }: { who: Who; data: ReadonlyMap<string, readonly OwnRow[]>; counts: { files: number; documents: number } },
): Promise<string> {
  const words = ownDataMessages[who.language];
  const { studioName } = await studioIdentity(world);
  const made = formats[who.language].instant(world.clock.now());
  const parts = [...data].filter(([, rows]) => rows.length > 0);
  return `<!doctype html>
<html lang="${who.language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escaped(words.title)}</title>
<style>
body { max-width: 46rem; margin: 3rem auto; padding: 0 1.25rem; background: #f5f1e8; color: #17161c;
  font: 1.0625rem/1.5 Georgia, serif; }
h1, h2 { line-height: 1.1; } h2 { margin-top: 3rem; border-bottom: 2px solid; padding-bottom: .4rem; font-style: italic; }
dl { margin: 0; padding: 1rem 0; border-bottom: 1px solid #17161c2e; }
dl > div { display: flex; gap: 1rem; flex-wrap: wrap; }
dt { flex: 0 0 12rem; color: #565059; } dd { margin: 0; flex: 1 1 18rem; white-space: pre-wrap; overflow-wrap: anywhere; }
</style>
</head>
<body>
<h1>${escaped(words.title)}</h1>
<p>${escaped(words.intro(studioName, made))}</p>
<p>${escaped(words.contents(counts))}</p>
<ul>${parts.map(([table]) => `<li><a href="#${table}">${escaped(titleOf(table, who))}</a></li>`).join('')}</ul>
${parts.map(([table, rows]) => section(table, { rows, who })).join('\n')}
</body>
</html>
`;
}

function titleOf(table: string, { language }: Who): string {
  return ownDataMessages[language].tables[table] ?? table;
}

function section(table: string, { rows, who }: { rows: readonly OwnRow[]; who: Who }): string {
  const entries = rows.map((row) => {
    const lines = Object.entries(inWords(table, row, who))
      .filter(([, value]) => value !== null && value !== '')
      .map(([column, value]) => `<div><dt>${column}</dt><dd>${escaped(formatValue(value, who))}</dd></div>`);
    return `<dl>${lines.join('')}</dl>`;
  });
  return `<h2 id="${table}">${escaped(titleOf(table, who))}</h2>\n${entries.join('\n')}`;
}

function inWords(table: string, row: OwnRow, { language }: Who): OwnRow {
  if (table !== 'orders') return row;
  const { state: _state, ...rest } = row;
  const status = orderStatuses.find((one) => one === row.status);
  return { ...rest, status: status ? orderStatusWords[language][status] : null };
}

function formatValue(value: unknown, { language }: Who): string {
  if (value instanceof Temporal.Instant) return formats[language].instant(value);
  return typeof value === 'object' ? JSON.stringify(value, null, 2) : String(value);
}

function escaped(text: string): string {
  return text.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`);
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
