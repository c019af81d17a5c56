import pg from 'pg';
import { json } from './json.ts';

type Parse = (text: string) => unknown;

export type Codec = (typeOid: number) => Parse;

const TEXT_ARRAY = 1009;
const defaults: Codec = (typeOid) => pg.types.getTypeParser(typeOid) as Parse;

const asText: Parse = (text) => text;
const asNumber: Parse = (text) => {
  const number = Number(text);
  if (!Number.isSafeInteger(number)) throw new RangeError(`${text} does not fit a JavaScript number`);
  return number;
};
const asInstant: Parse = (text) => Temporal.Instant.from(text);

const listOf =
  (parse: Parse): Parse =>
  (text) =>
    (defaults(TEXT_ARRAY)(text) as (string | null)[]).map((one) => one && parse(one));

/** int8 (and count(*)) as number; throws above 2^53 - 1. */
const counted = new Map<number, Parse>([
  [20, asNumber],
  [1016, listOf(asNumber)],
]);

/** date, timestamp, interval and numeric stay text to avoid time zone shifts and rounding. */
const exact = new Map<number, Parse>([
  ...counted,
  [1184, asInstant],
  [1185, listOf(asInstant)],
  [1082, asText],
  [1182, listOf(asText)],
  [1114, asText],
  [1115, listOf(asText)],
  [1186, asText],
  [1187, listOf(asText)],
  [1231, listOf(asText)],
]);

/** For our own queries: timestamptz → Temporal.Instant, date and numeric → string, int8 → number, jsonb → value. */
export const ownCodec: Codec = (typeOid) => exact.get(typeOid) ?? defaults(typeOid);

/** For libraries with their own tables: node-postgres defaults (Date), but int8 → number. */
export const libraryCodec: Codec = (typeOid) => counted.get(typeOid) ?? defaults(typeOid);

/** Objects become JSON, lists PostgreSQL arrays (jsonb lists: `json(list)`), undefined null. */
export function toSqlText(value: unknown): string | null {
  if (value === null || value === undefined) return null;
  if (typeof value === 'string') return value;
  if (typeof value !== 'object') return String(value);
  if (value instanceof Date) return value.toISOString();
  if (value instanceof Temporal.ZonedDateTime) {
    throw new TypeError('A zoned time cannot be stored as it is: store its instant (toInstant()).');
  }
  if (isTemporal(value)) return value.toString();
  if (ArrayBuffer.isView(value)) {
    return `\\x${Buffer.from(value.buffer, value.byteOffset, value.byteLength).toString('hex')}`;
  }
  if (Array.isArray(value)) return `{${value.map(arrayElement).join(',')}}`;
  return json(value);
}

function isTemporal(value: object): boolean {
  return (
    value instanceof Temporal.Instant ||
    value instanceof Temporal.PlainDate ||
    value instanceof Temporal.PlainTime ||
    value instanceof Temporal.PlainDateTime ||
    value instanceof Temporal.Duration
  );
}

function arrayElement(value: unknown): string {
  if (Array.isArray(value)) return toSqlText(value) as string;
  const text = toSqlText(value);
  return text === null ? 'NULL' : `"${text.replaceAll('\\', '\\\\').replaceAll('"', '\\"')}"`;
}
