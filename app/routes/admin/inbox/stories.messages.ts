import type { StoryState } from '#platform/db/schema/magazine.ts';
import type { Language } from '#studio/shared/language.ts';

const en = {
  title: 'Stories',
  searchHint: 'Title or name',
  columns: { title: 'Story', name: 'From', sent: 'Sent', pdf: 'PDF', state: 'State' },
  filters: { state: 'State' },
  states: {
    waiting: 'Waits for your answer',
    accepted: 'In the magazine',
    unpublished: 'Unpublished',
    declined: 'Declined',
  } satisfies Record<StoryState, string>,
  deleted: 'The story has been deleted.',
  withPdf: 'Yes',
  withoutPdf: 'No',
  empty: {
    title: 'No story yet',
    text: 'What readers send by “Share Your Story” in the magazine stands here until you answer.',
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
    text: 'Det, læsere sender med »Del din historie« i magasinet, står her, til du svarer.',
  },
};

export const storyListMessages: Record<Language, typeof en> = { en, da };
