import type { PaginationProps } from '#app/ui/navigation/pagination.tsx';
import type { Language } from '#studio/shared/language.ts';

const en: PaginationProps['words'] = {
  label: 'Pages',
  previous: 'Previous',
  next: 'Next',
  place: (current, count) => `Page ${current} of ${count}`,
  page: (page) => `Page ${page}`,
};

const da: typeof en = {
  label: 'Sider',
  previous: 'Forrige',
  next: 'Næste',
  place: (current, count) => `Side ${current} af ${count}`,
  page: (page) => `Side ${page}`,
};

export const numberedPagesMessages: Record<Language, typeof en> = { en, da };
