import { inBoth } from '#studio/shared/texts/in-both.ts';

export const reviewMessages = inBoth({
  changes: (count: number, since: string) => [
    `${count === 1 ? '1 change' : `${count} changes`} since the publication ${since}.`,
    `${count === 1 ? '1 ændring' : `${count} ændringer`} siden udgivelsen ${since}.`,
  ],
  notPublished: ['Visitors don’t see this page yet.', 'De besøgende ser ikke siden endnu.'],
  notes: ['Before you publish', 'Før du udgiver'],
  placeholders: ['Placeholder text', 'Pladsholdertekst'],
  samples: (count: number) =>
    count === 1
      ? ['1 sample text', '1 eksempeltekst']
      : [`${count} sample texts`, `${count} eksempeltekster`],
  links: {
    'not-published': (label: string, href: string) => [
      `“${label}” leads to a page that isn’t published (${href})`,
      `»${label}« fører til en side, der ikke er udgivet (${href})`,
    ],
    missing: (label: string, href: string) => [
      `“${label}” leads to a page that doesn’t exist (${href})`,
      `»${label}« fører til en side, der ikke findes (${href})`,
    ],
  },
  isNew: ['New section.', 'Nyt afsnit.'],
  removed: ['Removed or hidden.', 'Fjernet eller skjult.'],
  reordered: ['The order of the sections has changed.', 'Afsnittenes rækkefølge er ændret.'],
  notUpdated: {
    en: ['English not updated yet', 'Engelsk er ikke opdateret endnu'],
    da: ['Danish not updated yet', 'Dansk er ikke opdateret endnu'],
  },
  edit: { en: ['Edit English', 'Rediger engelsk'], da: ['Edit Danish', 'Rediger dansk'] },
  was: ['Before', 'Før'],
  is: ['Now', 'Nu'],
});

export type ReviewWords = (typeof reviewMessages)['en'];
