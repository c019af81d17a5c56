import { useState } from 'react';
import { Disclosure, Disclosures } from '#app/ui/disclosure.tsx';
import { Breadcrumb } from '#app/ui/navigation/breadcrumb.tsx';
import { Header } from '#app/ui/navigation/header.tsx';
import { PageDots } from '#app/ui/navigation/page-dots.tsx';
import { Pagination } from '#app/ui/navigation/pagination.tsx';
import { Exhibit, State } from '../exhibit.tsx';

const links = ['Home', 'About', 'Courses', 'Instructors', 'Shop', 'Magazine', 'Contact'].map((name) => ({
  name,
  href: '#header',
  isCurrent: name === 'Courses',
}));

export function Headers() {
  const brand = (
    <>
      Lindehav <em>voice studio</em>
    </>
  );
  return (
    <Exhibit
      id="header"
      name="Header"
      use="Transparent on top, paper after 50 px; a menu where there is no room."
    >
      <State name="Rest, the page’s own link underlined" isWide isFramed>
        <Header brand={brand} homeHref="#header" items={links} navLabel="Sample menu" menuLabel="Menu" />
      </State>
    </Exhibit>
  );
}

export function Breadcrumbs() {
  return (
    <Exhibit id="breadcrumb" name="Breadcrumb" use="Where this page belongs; on a phone the step back.">
      <State name="Rest" isWide>
        <Breadcrumb
          label="You are here"
          steps={[
            { name: 'Orders', href: '#orders' },
            { name: 'November 2026', href: '#november' },
          ]}
          current="2026-0117"
        />
      </State>
      <State name="Hover" force="hover">
        <Breadcrumb label="Hover" steps={[{ name: 'Magazine', href: '#breadcrumb' }]} current="Breath" />
      </State>
      <State name="Focus" force="focus-visible">
        <Breadcrumb label="Focus" steps={[{ name: 'Magazine', href: '#breadcrumb' }]} current="Breath" />
      </State>
      <State name="Long text">
        <Breadcrumb
          label="Long"
          steps={[{ name: 'Magasinet om stemmer, rum og alt det imellem', href: '#breadcrumb' }]}
          current="Hvorfor vi begynder, hvor du taler, og ikke hvor du synger"
        />
      </State>
    </Exhibit>
  );
}

const pages = {
  label: 'Pages',
  previous: 'Previous',
  next: 'Next',
  place: (current: number, count: number) => `Page ${current} of ${count}`,
  page: (page: number) => `Page ${page}`,
};

export function Paginations() {
  return (
    <Exhibit id="pagination" name="Pagination" use="Ways through a long list.">
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
    <Exhibit id="page-dots" name="Page dots" use="Leaves of a score to turn.">
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

export function DisclosureStates() {
  const answer = (
    <p>Ja. Du får tiden igen, hvis du flytter den senest 24 timer før. Det koster ikke noget.</p>
  );
  return (
    <Exhibit id="disclosure" name="Disclosure" use="More to read, closed until asked; one closes the other.">
      <State name="Closed, open, long text" isWide>
        <Disclosures>
          <Disclosure summary="Do I need to read music?" name="faq">
            <p>No. You will hear it first and see it later, if you want to.</p>
          </Disclosure>
          <Disclosure summary="Kan jeg flytte min time?" name="faq" isOpen>
            {answer}
          </Disclosure>
          <Disclosure
            summary="Hvad sker der, hvis jeg bliver syg på selve dagen, og der allerede er lagt et nyt hold?"
            name="faq"
          >
            {answer}
          </Disclosure>
        </Disclosures>
      </State>
      <State name="Hover" force="hover">
        <Disclosures>
          <Disclosure summary="What shall I bring?">{answer}</Disclosure>
        </Disclosures>
      </State>
      <State name="Focus" force="focus-visible">
        <Disclosures>
          <Disclosure summary="What shall I bring?">{answer}</Disclosure>
        </Disclosures>
      </State>
    </Exhibit>
  );
}
