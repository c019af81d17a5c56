import { inBoth, type Pairs } from '#studio/shared/texts/in-both.ts';

export type ReceivedField = 'method' | 'receivedOn';

export const receivedMessages = inBoth({
  labels: { method: ['Paid by', 'Betalt med'], receivedOn: ['Received on', 'Modtaget'] } satisfies Pairs<
    Record<ReceivedField, string>
  >,
  faults: {
    method: ['Choose how it was paid.', 'Vælg, hvordan der blev betalt.'],
    receivedOn: ['Choose a day, today at the latest.', 'Vælg en dag, senest i dag.'],
  } satisfies Pairs<Record<ReceivedField, string>>,
});
