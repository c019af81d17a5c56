import type { VariableName } from '#platform/settings-variables.ts';

/** What a form of settings sends: every field by its name, as typed. A ticked box is 'yes', an empty one ''. */
export type Values = Readonly<Record<string, string>>;

/** What is wrong with a field. The words for it stand in settings.messages.ts, both languages. */
export type Fault =
  | {
      kind:
        | 'required'
        | 'url'
        | 'email'
        | 'slug'
        | 'slug-reserved'
        | 'hours'
        | 'countries'
        | 'price'
        | 'clock';
    }
  | { kind: 'too-long'; to: number }
  | { kind: 'number'; from: number; to: number }
  | { kind: 'country-twice'; country: string };

export type Faults = Readonly<Record<string, Fault>>;

export type FieldLook = 'text' | 'number' | 'email' | 'tel' | 'url' | 'lines' | 'check' | 'choice' | 'time';

/** One field of a group, without its words. */
export interface FieldSpec {
  name: string;
  look: FieldLook;
  isRequired?: true;
  /** Of a choice. */
  options?: readonly string[];
  /** The heading it stands under; absent: none. */
  part?: string;
  /** Set by this variable: shown, and not to be changed here. */
  fixedBy?: VariableName;
}

/** A group of settings as its page shows it now. */
export interface ShownGroup {
  fields: readonly FieldSpec[];
  values: Values;
  /** What the form brings back, so that nobody overwrites a newer change unseen. */
  version: number;
}
