import type { Language } from '#studio/shared/language.ts';

/** The owner's workbooks. Names of columns are the specification's, said as a table says them. */
const en = {
  title: 'Workbooks',
  lead: 'PDFs that anyone can browse and download on the Workbooks page.',
  caption: 'All workbooks',
  search: 'Title',
  columns: { title: 'Title', pages: 'Pages', downloads: 'Downloads', state: 'Visibility', acts: 'Order' },
  empty: {
    title: 'No workbooks yet',
    text: 'Upload the first PDF below. It stays hidden until you show it.',
  },
  add: 'A new workbook',
  addButton: 'Put the PDF up',
  language: 'Language of the PDF',
  languages: { en: 'English', da: 'Danish' },
  file: 'PDF',
  fileHint: 'At most 100 MB. Its pages are counted, and some of them drawn, from the file.',
  back: 'All workbooks',
  editions: 'The PDFs',
  pages: (pages: number, size: string) => `${pages} pages, ${size}`,
  drawing: 'Its sheets are being drawn. Look again in a minute.',
  notDrawn: 'We couldn’t render its pages, so it isn’t shown. Save the PDF again and upload it once more.',
  withoutText: (pages: string) =>
    `No text could be read from page ${pages}. People who use a screen reader get nothing from a picture of text: upload a PDF exported from your text program instead of a scan.`,
  open: 'Open',
  replace: (language: string) => `Another PDF in ${language}`,
  edition: (language: string) => `The PDF in ${language}`,
  addLanguage: (language: string) => `A PDF in ${language}`,
  send: 'Put it up',
  sheet: (page: number) => `Page ${page}`,
  downloads: (count: number) => (count === 1 ? 'Taken home once.' : `Taken home ${count} times.`),
  remove: 'Delete the workbook',
  removeSure: (title: string, count: number) =>
    `Delete “${title}” with its PDFs permanently? It was downloaded ${count === 1 ? 'once' : `${count} times`}; the count goes with it. Anyone who has it keeps it.`,
  words: 'Words',
  show: 'Shown on the page of workbooks',
};

const da: typeof en = {
  title: 'Arbejdsbøger',
  lead: 'PDF’er, som alle må bladre i og tage med hjem fra hjemmesidens side med arbejdsbøger.',
  caption: 'Alle arbejdsbøger',
  search: 'Titel',
  columns: { title: 'Titel', pages: 'Sider', downloads: 'Hentet', state: 'Synlighed', acts: 'Rækkefølge' },
  empty: {
    title: 'Ingen arbejdsbøger endnu',
    text: 'Læg den første PDF op herunder. Ingen ser den, før du viser den.',
  },
  add: 'En ny arbejdsbog',
  addButton: 'Læg PDF’en op',
  language: 'PDF’ens sprog',
  languages: { en: 'engelsk', da: 'dansk' },
  file: 'PDF',
  fileHint: 'Højst 100 MB. Siderne tælles, og nogle af dem tegnes, ud fra filen.',
  back: 'Alle arbejdsbøger',
  editions: 'PDF’erne',
  pages: (pages, size) => `${pages} sider, ${size}`,
  drawing: 'Arkene bliver tegnet. Se igen om et minut.',
  notDrawn: 'Siderne kunne ikke vises, så arbejdsbogen er ikke synlig. Gem PDF’en igen, og upload den på ny.',
  withoutText: (pages) =>
    `Der kunne ikke læses tekst på side ${pages}. En skærmlæser kan ikke læse et billede af tekst: Upload en PDF gemt fra dit tekstprogram i stedet for en scanning.`,
  open: 'Åbn',
  replace: (language) => `En anden PDF på ${language}`,
  edition: (language) => `PDF’en på ${language}`,
  addLanguage: (language) => `En PDF på ${language}`,
  send: 'Læg den op',
  sheet: (page) => `Side ${page}`,
  downloads: (count) => `Hentet ${count} ${count === 1 ? 'gang' : 'gange'}.`,
  remove: 'Slet arbejdsbogen',
  removeSure: (title, count) =>
    `Slet »${title}« og dens PDF’er for altid? Den er hentet ${count} ${count === 1 ? 'gang' : 'gange'}; tallet forsvinder med den. De, der har den, beholder den.`,
  words: 'Tekster',
  show: 'Vises på siden med arbejdsbøger',
};

export const workbookMessages: Record<Language, typeof en> = { en, da };
