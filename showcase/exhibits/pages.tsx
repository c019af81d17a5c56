import { useState } from 'react';
import { PageDots } from '#app/ui/navigation/page-dots.tsx';
import { Pagination } from '#app/ui/navigation/pagination.tsx';
import { Exhibit, State } from '../exhibit.tsx';

const pages = {
  label: 'Pages',
  previous: 'Previous',
  next: 'Next',
  place: (current: number, count: number) => `Page ${current} of ${count}`,
  page: (page: number) => `Page ${page}`,
};

export function Paginations() {
  return (
    <Exhibit id="pagination" name="Pagination" use="The pages of a long list.">
      <State name="In the middle" isWide>
        <Pagination current={6} count={12} hrefOf={() => '#pagination'} words={pages} />
      </State>
      <State name="At the beginning; hover on a number" isWide force="hover" on="li:nth-child(2) a">
        <Pagination
          current={1}
          count={3}
          hrefOf={() => '#pagination'}
          words={{ ...pages, label: 'Pages, at the beginning' }}
        />
      </State>
    </Exhibit>
  );
}

export function Dots() {
  const [page, setPage] = useState(1);
  const words = { ...pages, label: 'Leaves' };
  return (
    <Exhibit id="page-dots" name="Page dots" use="The pages of one document.">
      <State name="Live">
        <PageDots current={page} count={7} words={words} onTurn={setPage} />
      </State>
      <State name="At the beginning; hover on a note" force="hover" on="li:nth-child(3) .page-dot">
        <PageDots current={0} count={5} words={{ ...words, label: 'Leaves, first' }} />
      </State>
      <State name="Focus" force="focus-visible">
        <PageDots
          current={3}
          count={5}
          words={{ ...words, label: 'Leaves, focus' }}
          hrefOf={() => '#page-dots'}
        />
      </State>
      <State name="Many">
        <PageDots current={75} count={76} words={{ ...words, label: 'Leaves, many' }} />
      </State>
    </Exhibit>
  );
}
