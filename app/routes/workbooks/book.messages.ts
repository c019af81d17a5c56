import type { Language } from '#studio/shared/language.ts';

/** The page of the workbooks. `{page}` and `{count}` are put in by the script, which is given text only. */
export const en = {
  tabs: 'Workbooks',
  label: 'Pages shown',
  region: 'Workbook preview: use the arrow keys to turn pages',
  previous: 'Previous page',
  next: 'Next page',
  place: 'Page {page} of {count}',
  sheet: (title: string, number: number) => `${title}, page ${number}`,
  facts: {
    pages: 'Pages',
    size: 'Size',
    format: 'Format',
    language: 'Language',
    price: 'Price',
    a4: 'PDF, A4, to print',
    free: 'free',
  },
  languages: { da: 'Danish', en: 'English' } satisfies Record<Language, string>,
  download: 'Download the workbook',
  shown: (shown: number, pages: number) => `${shown} of ${pages} pages are shown here.`,
  textNotRead: 'We’re preparing the text of this PDF. It will be here in a few minutes.',
  empty: { title: 'No workbooks yet', text: 'They’ll appear here, to browse and to download.' },
};

export const da: typeof en = {
  tabs: 'Arbejdsbøger',
  label: 'Viste sider',
  region: 'Bladr: piletasterne vender siden',
  previous: 'Forrige side',
  next: 'Næste side',
  place: 'Side {page} af {count}',
  sheet: (title, number) => `${title}, side ${number}`,
  facts: {
    pages: 'Sider',
    size: 'Størrelse',
    format: 'Format',
    language: 'Sprog',
    price: 'Pris',
    a4: 'PDF, A4, til at printe',
    free: 'gratis',
  },
  languages: { da: 'dansk', en: 'engelsk' },
  download: 'Hent arbejdsbogen',
  shown: (shown, pages) => `${shown} af ${pages} sider vises her.`,
  textNotRead: 'Vi er ved at gøre PDF’ens tekst klar. Den er her om få minutter.',
  empty: {
    title: 'Ingen arbejdsbøger endnu',
    text: 'De kommer her, så du kan bladre i dem og tage dem med hjem.',
  },
};

export const bookMessages = { en, da };
