import type { Queries, Tx } from '#platform/db/database.ts';
import type { World } from '#platform/world.ts';
import type { Language } from '#studio/shared/language.ts';
import type { FieldSpec, Values } from './field.ts';
import type { FieldReader } from './read-fields.ts';

export interface Parsed {
  value: unknown;
  also?: (tx: Tx, now: Temporal.Instant) => Promise<void>;
}

export interface ShowContext {
  settings: World['settings'];
  language: Language;
}

export interface SettingGroup {
  key: string;
  /** Those of the classes are known only with their offers. */
  fields: readonly FieldSpec[];
  show: (q: Queries, about: ShowContext) => Promise<{ fields: readonly FieldSpec[]; values: Values }>;
  /** The value is saved only when the reader has found no fault. */
  parse: (world: World, read: FieldReader) => Promise<Parsed>;
}
