import type { PaginationProps } from '#app/ui/navigation/pagination.tsx';
import { inBoth, type Pairs } from '#studio/shared/texts/in-both.ts';

export const numberedPagesMessages = inBoth<Pairs<PaginationProps['words']>>({
  label: ['Pages', 'Sider'],
  previous: ['Previous', 'Forrige'],
  next: ['Next', 'Næste'],
  place: (current, count) => [`Page ${current} of ${count}`, `Side ${current} af ${count}`],
  page: (page) => [`Page ${page}`, `Side ${page}`],
});
