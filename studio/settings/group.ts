import type { Tx } from '#platform/db/database.ts';
import type { World } from '#platform/world.ts';
import type { Language } from '#studio/shared/language.ts';
import type { Faults, ShownGroup, Values } from './field.ts';

/** What a group answers to what was typed: what is wrong, or what is to be kept and done. */
export type Parsed =
  | { faults: Faults }
  | {
      /** Kept under the group's key. */
      value: unknown;
      /** What else follows, in the same transaction. */
      also?: (tx: Tx, now: Temporal.Instant) => Promise<void>;
    };

/** Settings that are changed together, under one key of the table `settings`. */
export interface SettingGroup {
  key: string;
  /** Numbers as the language writes them. */
  show: (world: World, language: Language) => Promise<ShownGroup>;
  parse: (world: World, values: Values) => Promise<Parsed>;
}
