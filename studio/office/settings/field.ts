import type { VariableName } from '#platform/settings-variables.ts';

export type Values = Readonly<Record<string, string>>;

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

export interface FieldSpec {
  name: string;
  variant: FieldLook;
  isRequired?: true;
  options?: readonly string[];
  part?: string;
  fixedBy?: VariableName;
  /** With personal data or secrets: the activity log has no values of it. */
  isPrivate?: true;
}

export interface ShownGroup {
  fields: readonly FieldSpec[];
  values: Values;
  version: number;
}
