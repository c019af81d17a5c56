import type { Stage } from '#tests/support/page-fixture.ts';

export type EditOutcome = { ok: boolean; refusal?: string };
export type Send = (typed: 'mine' | 'other') => Promise<EditOutcome>;

export interface Edit {
  name: string;
  open: (stage: Stage) => Promise<Send>;
  expectedRefusal: string;
}

/** Only in English, as for most new owners. */
export const textOf = (title: string) => ({
  en: { title, description: '', body: '' },
  da: { title: '', description: '', body: '' },
});
export const idOf = (made: EditOutcome & { id?: string }) => made.id ?? '';
