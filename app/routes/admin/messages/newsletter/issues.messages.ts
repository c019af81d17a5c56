import type { IssueState } from '#platform/db/schema/newsletter.ts';
import { inBoth, type Pairs } from '#studio/shared/texts/in-both.ts';
import { common } from '#studio/shared/texts/vocabulary.messages.ts';
import type { NewIssueRefusal } from '#studio/site/newsletter-issues/create-issue.ts';

export const issuesMessages = inBoth({
  title: ['Newsletter', 'Nyhedsbrev'],
  lead: [
    'Write an issue once: it is sent by email and can be read on your website. Only people who have confirmed their subscription get it.',
    'Skriv nyhedsbrevet én gang: Det sendes som e-mail og kan læses på din hjemmeside. Kun bekræftede tilmeldte får det.',
  ],
  columns: {
    subject: ['Issue', 'Nyhedsbrev'],
    changed: common.date,
    languages: ['Languages', 'Sprog'],
    state: 'Status',
  },
  filters: { state: 'Status' },
  states: {
    draft: ['Draft', 'Kladde'],
    scheduled: ['Scheduled', 'Planlagt'],
    sending: ['Sending', 'Sendes'],
    paused: ['Paused', 'På pause'],
    sent: ['Sent', 'Sendt'],
    stopped: ['Stopped', 'Stoppet'],
    running: ['On', 'Slået til'],
  } satisfies Pairs<Record<IssueState, string>>,
  when: {
    scheduled: (time: string) => [`for ${time}`, `til ${time}`],
    sent: (count: string) => [`to ${count}`, `til ${count}`],
  },
  languages: { both: ['English and Danish', 'Engelsk og dansk'], en: common.english, da: common.danish },
  empty: {
    title: ['No issues yet', 'Ingen nyhedsbreve endnu'],
    text: [
      'Write the first one: it begins as a draft only you can see.',
      'Skriv det første: Det begynder som en kladde, som kun du kan se.',
    ],
  },
  segments: ['Saved groups', 'Gemte grupper'],
  newIssue: ['New issue', 'Nyt nyhedsbrev'],
  newLead: [
    'With a subject in one language it goes to the readers of that language; with both, each reader gets their own.',
    'Med emne på ét sprog går det til læserne af det sprog. Med begge får hver læser sit eget sprog.',
  ],
  subjects: { en: ['Subject in English', 'Emne på engelsk'], da: ['Subject in Danish', 'Emne på dansk'] },
  create: ['Create issue', 'Opret nyhedsbrev'],
  back: ['All issues', 'Alle nyhedsbreve'],
  problem: common.notSaved,
  refusals: {
    'no-subject': ['Please enter a subject in at least one language.', 'Skriv et emne på mindst ét sprog.'],
    'too-long': ['A subject takes 150 characters at most.', 'Et emne må højst have 150 tegn.'],
  } satisfies Pairs<Record<NewIssueRefusal, string>>,
  deleted: ['Draft deleted.', 'Kladden er slettet.'],
});
