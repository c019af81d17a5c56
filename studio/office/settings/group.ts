import type { Tx } from '#platform/db/database.ts';
import type { World } from '#platform/world.ts';
import type { Language } from '#studio/shared/language.ts';
import type { Faults, ShownGroup, Values } from './field.ts';

export type Parsed =
  | { faults: Faults }
  | {
      value: unknown;
      also?: (tx: Tx, now: Temporal.Instant) => Promise<void>;
    };

export interface SettingGroup {
  key: string;
  show: (world: World, language: Language) => Promise<ShownGroup>;
  parse: (world: World, values: Values) => Promise<Parsed>;
}
