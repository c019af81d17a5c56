import type { Language } from '#studio/shared/language.ts';

/** Pages with the text of a PDF. */
const en = {
  link: 'Read it as text',
  /** Several such links follow each other. */
  linkTo: (name: string) => `Read ${name} as text`,
  title: (title: string) => `${title}, as text`,
  lead: (pages: number) =>
    pages === 1
      ? 'Everything on the one page of the PDF, in words: for a screen reader, large print or a quick search.'
      : `Everything in the ${pages} pages of the PDF, in words: for a screen reader, large print or a quick search.`,
  page: (number: number) => `Page ${number}`,
  noText: 'This page is a picture without text. Write to us and we’ll send you a description.',
  unreadable: 'The text of this PDF can’t be read. Write to us and we’ll send you a description.',
  noTextForOwner: 'This page is a picture without text.',
  unreadableForOwner:
    'The text of this PDF can’t be read. Ask the sender for another file, or for the text in an email.',
  contents: 'Pages',
  open: 'Open the PDF',
};

const da: typeof en = {
  link: 'Læs den som tekst',
  linkTo: (name) => `Læs ${name} som tekst`,
  title: (title) => `${title}, som tekst`,
  lead: (pages) =>
    pages === 1
      ? 'Alt, hvad der står på PDF’ens ene side: til skærmlæser, stor skrift eller hurtig søgning.'
      : `Alt, hvad der står på PDF’ens ${pages} sider: til skærmlæser, stor skrift eller hurtig søgning.`,
  page: (number) => `Side ${number}`,
  noText: 'Siden er et billede uden tekst. Skriv til os, så sender vi en beskrivelse.',
  unreadable: 'PDF’ens tekst kan ikke læses. Skriv til os, så sender vi en beskrivelse.',
  noTextForOwner: 'Siden er et billede uden tekst.',
  unreadableForOwner:
    'PDF’ens tekst kan ikke læses. Bed afsenderen om en anden fil eller om teksten i en e-mail.',
  contents: 'Sider',
  open: 'Åbn PDF’en',
};

export const pdfTextMessages: Record<Language, typeof en> = { en, da };
