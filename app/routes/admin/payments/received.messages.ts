import type { Language } from '#studio/shared/language.ts';

export type ReceivedField = 'method' | 'receivedOn';

interface ReceivedWords {
  labels: Record<ReceivedField, string>;
  faults: Record<ReceivedField, string>;
}

/** How and when the owner was paid outside the system. */
export const receivedMessages: Record<Language, ReceivedWords> = {
  en: {
    labels: { method: 'Paid by', receivedOn: 'Received on' },
    faults: { method: 'Choose how it was paid.', receivedOn: 'Choose a day, today at the latest.' },
  },
  da: {
    labels: { method: 'Betalt med', receivedOn: 'Modtaget' },
    faults: { method: 'Vælg, hvordan der blev betalt.', receivedOn: 'Vælg en dag, senest i dag.' },
  },
};
