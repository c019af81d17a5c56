import type { ApplicationState } from '#platform/db/schema/applications.ts';
import type { Language } from '#studio/shared/language.ts';

const en = {
  title: 'Applications',
  searchHint: 'Name or email',
  columns: { name: 'Name', programme: 'Programme', sent: 'Sent', answer: 'Answer by', state: 'State' },
  filters: { state: 'State', programme: 'Programme', allProgrammes: 'Both programmes' },
  states: {
    received: 'Awaiting your reply',
    accepted: 'Accepted',
    declined: 'Declined',
    withdrawn: 'Withdrawn',
  } satisfies Record<ApplicationState, string>,
  empty: {
    title: 'No application yet',
    text: 'Applications to your programmes appear here until you reply.',
  },
};

const da: typeof en = {
  title: 'Ansøgninger',
  searchHint: 'Navn eller e-mail',
  columns: { name: 'Navn', programme: 'Forløb', sent: 'Sendt', answer: 'Svar senest', state: 'Status' },
  filters: { state: 'Status', programme: 'Forløb', allProgrammes: 'Begge forløb' },
  states: {
    received: 'Venter på dit svar',
    accepted: 'Optaget',
    declined: 'Afvist',
    withdrawn: 'Trukket tilbage',
  },
  empty: {
    title: 'Ingen ansøgninger endnu',
    text: 'Ansøgninger til dine forløb vises her, til du har svaret.',
  },
};

export const applicationListMessages: Record<Language, typeof en> = { en, da };
