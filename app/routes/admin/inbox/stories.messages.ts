import type { StoryState } from '#platform/db/schema/magazine.ts';
import type { Language } from '#studio/shared/language.ts';

const en = {
  title: 'Stories',
  searchHint: 'Title or name',
  columns: { title: 'Story', name: 'From', sent: 'Sent', pdf: 'PDF', state: 'State' },
  filters: { state: 'State' },
  states: {
    waiting: 'Awaiting your reply',
    accepted: 'In the magazine',
    unpublished: 'Unpublished',
    declined: 'Declined',
  } satisfies Record<StoryState, string>,
  deleted: 'The story has been deleted.',
  withPdf: 'Yes',
  withoutPdf: 'No',
  empty: {
    title: 'No story yet',
    text: 'Stories sent with “Share Your Story” in the magazine appear here until you reply.',
  },
};

const da: typeof en = {
  title: 'Historier',
  searchHint: 'Titel eller navn',
  columns: { title: 'Historie', name: 'Fra', sent: 'Sendt', pdf: 'PDF', state: 'Status' },
  filters: { state: 'Status' },
  states: {
    waiting: 'Venter på dit svar',
    accepted: 'I magasinet',
    unpublished: 'Ikke udgivet',
    declined: 'Afvist',
  },
  deleted: 'Historien er slettet.',
  withPdf: 'Ja',
  withoutPdf: 'Nej',
  empty: {
    title: 'Ingen historier endnu',
    text: 'Historier sendt med »Del din historie« i magasinet vises her, til du har svaret.',
  },
};

export const storyListMessages: Record<Language, typeof en> = { en, da };
