import type { ApplicationState } from '#platform/db/schema/applications.ts';
import { inBoth, type Pairs } from '#studio/shared/texts/in-both.ts';
import { common } from '#studio/shared/texts/vocabulary.messages.ts';

export const applicationListMessages = inBoth({
  title: common.applications,
  searchHint: ['Name or email', 'Navn eller e-mail'],
  columns: {
    name: common.name,
    programme: ['Programme', 'Forløb'],
    sent: ['Sent', 'Sendt'],
    answer: ['Reply by', 'Svar ansøgeren senest'],
    state: common.state,
  },
  filters: {
    state: common.state,
    programme: ['Programme', 'Forløb'],
    allProgrammes: ['Both programmes', 'Begge forløb'],
  },
  states: {
    received: ['Awaiting your reply', 'Venter på dit svar'],
    accepted: ['Accepted', 'Optaget'],
    declined: ['Declined', 'Afvist'],
    withdrawn: common.withdrawn,
  } satisfies Pairs<Record<ApplicationState, string>>,
  empty: {
    title: ['No applications yet', 'Ingen ansøgninger endnu'],
    text: [
      'Applications to your programmes appear here until you reply.',
      'Ansøgninger til dine forløb vises her, til du har svaret.',
    ],
  },
});
