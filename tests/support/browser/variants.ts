import { test } from 'vitest';
import { desktop, phone } from './browser.ts';
import { keyboard, pointer } from './input-methods.ts';

/** The variants in which the whole admin must work. */
export const adminVariants = [
  ['on a phone, by touch', phone, pointer],
  ['on a desktop, by keyboard alone', desktop, keyboard],
] as const;

/**
 * In `npm test` only the `turn`th variant, so that journeys and pages divide the variants among themselves; in
 * `npm run prove` all (decision 012).
 */
export function variantAt<Variant>(all: readonly Variant[], turn: number): readonly Variant[] {
  return process.env.PROVE ? all : all.filter((_way, at) => at === turn);
}

const unregistered = () => {};

/** `test` for a variant of another test, which only `npm run prove` registers (decision 012). */
export const variant: typeof test = process.env.PROVE
  ? test
  : (Object.assign(unregistered, { each: () => unregistered }) as unknown as typeof test);
