import { isEmailAddress } from '#studio/shared/email-address.ts';
import { readAmount } from '#studio/shared/money.ts';
import { readWhole } from '#studio/shared/whole-number.ts';
import type { Fault, Values } from './field.ts';

/** Parses fields and collects faults. Lengths count trimmed code points. */
export function fieldReader(values: Values) {
  const faults: Record<string, Fault> = {};
  // Removes control characters except line breaks: PostgreSQL cannot store NUL.
  const typed = (name: string) =>
    (values[name] ?? '')
      .replace(/\r\n?/g, '\n')
      .replace(/[^\P{Cc}\n]/gu, '')
      .trim();
  const text = (name: string, { isRequired = false, to = 200 } = {}): string => {
    const value = typed(name);
    if (isRequired && value === '') faults[name] = { kind: 'required' };
    if ([...value].length > to) faults[name] = { kind: 'too-long', to };
    return value;
  };
  const whole = (name: string, from: number, to: number): number => {
    const number = readWhole(typed(name), { from, to });
    if (number === null) faults[name] = { kind: 'number', from, to };
    return number ?? Number.NaN;
  };
  return {
    values,
    faults,
    typed,
    text,
    whole,
    lines: (name: string): string[] => {
      const value = text(name, { to: 500 });
      return value
        .split('\n')
        .map((line) => line.trim())
        .filter(Boolean);
    },
    url: (name: string): string => {
      const value = text(name, { to: 500 });
      if (value !== '' && !(URL.canParse(value) && /^https?:\/\//.test(value)))
        faults[name] = { kind: 'url' };
      return value;
    },
    email: (name: string, isRequired: boolean): string => {
      const value = text(name, { isRequired, to: 254 });
      if (value !== '' && !isEmailAddress(value)) faults[name] = { kind: 'email' };
      return value;
    },
    oneOf: <const T extends string>(name: string, words: readonly [T, ...T[]]): T =>
      words.find((word) => word === typed(name)) ?? words[0],
    yes: (name: string): boolean => typed(name) !== '',
    price: (name: string): number => {
      const minor = readAmount(typed(name), 'DKK');
      if (minor === null) faults[name] = { kind: 'price' };
      return minor ?? 0;
    },
  };
}

export type FieldReader = ReturnType<typeof fieldReader>;
