import type { Stage } from '#tests/support/page-fixture.ts';

export type EditOutcome = { ok: boolean; refusal?: string };
/** Sends what was typed ('mine', or 'other') into a form that was made before anybody sent it. */
export type Send = (typed: 'mine' | 'other') => Promise<EditOutcome>;

export interface Edit {
  name: string;
  /** Makes the thing, and opens the form that both send. */
  open: (stage: Stage) => Promise<Send>;
  /** What the second of two is told. */
  told: string;
}

/** In English only, as most owners begin. */
export const wordsOf = (title: string) => ({
  en: { title, description: '', body: '' },
  da: { title: '', description: '', body: '' },
});
export const idOf = (made: EditOutcome & { id?: string }) => made.id ?? '';
