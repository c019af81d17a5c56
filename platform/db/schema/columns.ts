import type { ColumnType, Generated } from 'kysely';

export type Instant = Temporal.Instant;

export type Made<T> = Generated<T>;

/** jsonb: read as a value, written as JSON text (`json(value)` in platform/db/json.ts). */
export type Json<T> = ColumnType<T, string, string>;

export type MadeJson<T> = ColumnType<T, string | undefined, string>;

export type NullableJson<T> = ColumnType<T | null, string | null | undefined, string | null>;

export type Currency = 'DKK' | 'EUR' | 'USD';

export type LanguageCode = 'da' | 'en';
