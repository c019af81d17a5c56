import { inBoth } from '#studio/shared/texts/in-both.ts';

export const pdfTextMessages = inBoth({
  link: ['Read it as text', 'Læs den som tekst'],
  /** Several such links follow each other. */
  linkTo: (name: string) => [`Read ${name} as text`, `Læs ${name} som tekst`],
  title: (title: string) => [`${title}, as text`, `${title}, som tekst`],
  lead: (pages: number) =>
    pages === 1
      ? [
          'Everything on the one page of the PDF, in words: for a screen reader, large print or a quick search.',
          'Alt, hvad der står på PDF’ens ene side: til skærmlæser, stor skrift eller hurtig søgning.',
        ]
      : [
          `Everything in the ${pages} pages of the PDF, in words: for a screen reader, large print or a quick search.`,
          `Alt, hvad der står på PDF’ens ${pages} sider: til skærmlæser, stor skrift eller hurtig søgning.`,
        ],
  page: (number: number) => [`Page ${number}`, `Side ${number}`],
  noText: [
    'This page is a picture without text. Write to us and we’ll send you a description.',
    'Siden er et billede uden tekst. Skriv til os, så sender vi en beskrivelse.',
  ],
  unreadable: [
    'The text of this PDF can’t be read. Write to us and we’ll send you a description.',
    'PDF’ens tekst kan ikke læses. Skriv til os, så sender vi en beskrivelse.',
  ],
  noTextForOwner: ['This page is a picture without text.', 'Siden er et billede uden tekst.'],
  unreadableForOwner: [
    'The text of this PDF can’t be read. Ask the sender for another file, or for the text in an email.',
    'PDF’ens tekst kan ikke læses. Bed afsenderen om en anden fil eller om teksten i en e-mail.',
  ],
  contents: ['Pages', 'Sider'],
  open: ['Open the PDF', 'Åbn PDF’en'],
});
