import { desktop, phone } from './browser.ts';
import { keyboard, pointer } from './input-methods.ts';

/** The ways in which everything at the owner's desk must work. */
export const adminVariants = [
  ['on a phone, by touch', phone, pointer],
  ['on a desktop, by keyboard alone', desktop, keyboard],
] as const;

/**
 * Of the ways in which a journey is made, or a page is looked at, with the small counts the `turn`th alone: other
 * journeys and pages take the others. With the big counts all (decision 012).
 */
export function inTurn<Way>(ways: readonly Way[], turn: number): readonly Way[] {
  return process.env.PROVE ? ways : ways.filter((_way, at) => at === turn);
}
