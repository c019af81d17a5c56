import { inBoth } from '#studio/shared/texts/in-both.ts';
import { common } from '#studio/shared/texts/vocabulary.messages.ts';

export const workbookMessages = inBoth({
  title: ['Workbooks', 'Arbejdsbøger'],
  lead: [
    'PDFs that anyone can browse and download on the Workbooks page.',
    'PDF’er, som alle kan bladre i og hente på siden med arbejdsbøger.',
  ],
  caption: ['All workbooks', 'Alle arbejdsbøger'],
  search: common.title,
  columns: {
    title: common.title,
    pages: ['Pages', 'Sider'],
    downloads: ['Downloads', 'Hentet'],
    state: ['Visibility', 'Synlighed'],
    acts: ['Order', 'Rækkefølge'],
  },
  empty: {
    title: ['No workbooks yet', 'Ingen arbejdsbøger endnu'],
    text: [
      'Upload the first PDF below. It stays hidden until you show it.',
      'Upload den første PDF herunder. Ingen ser den, før du viser den.',
    ],
  },
  add: ['New workbook', 'Ny arbejdsbog'],
  addButton: ['Upload PDF', 'Upload PDF’en'],
  language: ['Language of the PDF', 'PDF’ens sprog'],
  languages: { en: ['English', 'engelsk'], da: ['Danish', 'dansk'] },
  file: 'PDF',
  fileHint: [
    'At most 100 MB. The page count and the preview pages come from the file.',
    'Højst 100 MB. Sideantal og viste sider hentes fra filen.',
  ],
  back: ['All workbooks', 'Alle arbejdsbøger'],
  editions: ['The PDFs', 'PDF’erne'],
  pages: (pages: number, size: string) => [`${pages} pages, ${size}`, `${pages} sider, ${size}`],
  drawing: [
    'Its pages are being prepared. Look again in a minute.',
    'Siderne gøres klar. Se igen om et minut.',
  ],
  notDrawn: [
    'We couldn’t render its pages, so it isn’t shown. Save the PDF again and upload it once more.',
    'Siderne kunne ikke vises, så arbejdsbogen er ikke synlig. Gem PDF’en igen, og upload den på ny.',
  ],
  withoutText: (pages: string) => [
    `No text could be read from page ${pages}. People who use a screen reader get nothing from a picture of text: upload a PDF exported from your text program instead of a scan.`,
    `Der kunne ikke læses tekst på side ${pages}. En skærmlæser kan ikke læse et billede af tekst: Upload en PDF gemt fra dit tekstprogram i stedet for en scanning.`,
  ],
  open: ['Open', 'Åbn'],
  replace: (language: string) => [`Another PDF in ${language}`, `En anden PDF på ${language}`],
  edition: (language: string) => [`The PDF in ${language}`, `PDF’en på ${language}`],
  addLanguage: (language: string) => [`A PDF in ${language}`, `En PDF på ${language}`],
  send: ['Upload', 'Upload'],
  sheet: (page: number) => [`Page ${page}`, `Side ${page}`],
  downloads: (count: number) => [
    count === 1 ? 'Downloaded once.' : `Downloaded ${count} times.`,
    `Hentet ${count} ${count === 1 ? 'gang' : 'gange'}.`,
  ],
  remove: ['Delete the workbook', 'Slet arbejdsbogen'],
  removeSure: (title: string, count: number) => [
    `Delete “${title}” with its PDFs permanently? It was downloaded ${count === 1 ? 'once' : `${count} times`}; the count is deleted too. Anyone who has it keeps it.`,
    `Slet »${title}« og dens PDF’er for altid? Den er hentet ${count} ${count === 1 ? 'gang' : 'gange'}. Tallet slettes også. De, der har den, beholder den.`,
  ],
  words: ['Texts', 'Tekster'],
  show: ['Shown on the page of workbooks', 'Vises på siden med arbejdsbøger'],
});
