import type { Language } from '#studio/shared/language.ts';

const en = {
  changes: (count: number, since: string) =>
    `${count === 1 ? '1 change' : `${count} changes`} since the publication ${since}.`,
  notPublished: 'Visitors don’t see this page yet.',
  notes: 'Before you publish',
  placeholders: 'Placeholder text',
  samples: (count: number) => (count === 1 ? '1 sample text' : `${count} sample texts`),
  links: {
    'not-published': (label: string, href: string) =>
      `“${label}” leads to a page that isn’t published (${href})`,
    missing: (label: string, href: string) => `“${label}” leads to a page that doesn’t exist (${href})`,
  },
  isNew: 'New section.',
  removed: 'Removed or hidden.',
  reordered: 'The order of the sections has changed.',
  notUpdated: { en: 'English not updated yet', da: 'Danish not updated yet' },
  edit: { en: 'Edit English', da: 'Edit Danish' },
  was: 'Before',
  is: 'Now',
};

export type ReviewWords = typeof en;

const da: ReviewWords = {
  changes: (count, since) => `${count === 1 ? '1 ændring' : `${count} ændringer`} siden udgivelsen ${since}.`,
  notPublished: 'De besøgende ser ikke siden endnu.',
  notes: 'Før du udgiver',
  placeholders: 'Pladsholdertekst',
  samples: (count) => (count === 1 ? '1 eksempeltekst' : `${count} eksempeltekster`),
  links: {
    'not-published': (label, href) => `»${label}« fører til en side, der ikke er udgivet (${href})`,
    missing: (label, href) => `»${label}« fører til en side, der ikke findes (${href})`,
  },
  isNew: 'Nyt afsnit.',
  removed: 'Fjernet eller skjult.',
  reordered: 'Afsnittenes rækkefølge er ændret.',
  notUpdated: { en: 'Engelsk er ikke opdateret endnu', da: 'Dansk er ikke opdateret endnu' },
  edit: { en: 'Rediger engelsk', da: 'Rediger dansk' },
  was: 'Før',
  is: 'Nu',
};

export const reviewMessages: Record<Language, ReviewWords> = { en, da };
