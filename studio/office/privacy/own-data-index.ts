import type { World } from '#platform/world.ts';
import { orderStatusWords } from '#studio/money/orders/order-status.messages.ts';
import { orderStatuses } from '#studio/money/orders/order-status.ts';
import { studioIdentity } from '#studio/shared/content/content.queries.ts';
import { formats } from '#studio/shared/format.ts';
import type { Who } from '#studio/shared/who.ts';
import { ownDataMessages } from './own-data.messages.ts';
import type { OwnRow } from './own-data.queries.ts';

export async function ownDataIndex(
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
