import type { Language } from '#studio/shared/language.ts';
import { inBoth, type Pairs } from '#studio/shared/texts/in-both.ts';
import { common } from '#studio/shared/texts/vocabulary.messages.ts';

/** The page of the workbooks. `{page}` and `{count}` are put in by the script, which is given text only. */
export const bookMessages = inBoth({
  tabs: ['Workbooks', 'Arbejdsbøger'],
  label: ['Pages shown', 'Viste sider'],
  region: ['Workbook preview: use the arrow keys to turn pages', 'Arbejdsbogen: Bladr med piletasterne'],
  previous: ['Previous page', 'Forrige side'],
  next: ['Next page', 'Næste side'],
  place: ['Page {page} of {count}', 'Side {page} af {count}'],
  sheet: (title: string, number: number) => [`${title}, page ${number}`, `${title}, side ${number}`],
  facts: {
    pages: ['Pages', 'Sider'],
    size: ['Size', 'Størrelse'],
    format: 'Format',
    language: common.language,
    price: common.price,
    a4: ['PDF, A4, to print', 'PDF, A4, til at printe'],
    free: ['free', 'gratis'],
  },
  languages: { da: ['Danish', 'dansk'], en: ['English', 'engelsk'] } satisfies Pairs<
    Record<Language, string>
  >,
  download: ['Download', 'Hent'],
  pages: (count: number) => [`${count} pages`, `${count} sider`],
  shown: (shown: number, pages: number) => [
    `${shown} of ${pages} pages are shown here.`,
    `${shown} af ${pages} sider vises her.`,
  ],
  textNotRead: [
    'We’re preparing the text of this PDF. It will be here in a few minutes.',
    'Vi er ved at gøre PDF’ens tekst klar. Den er her om få minutter.',
  ],
  empty: {
    title: ['No workbooks yet', 'Ingen arbejdsbøger endnu'],
    text: [
      'They’ll appear here, to browse and to download.',
      'De kommer her, så du kan bladre i dem og tage dem med hjem.',
    ],
  },
});
