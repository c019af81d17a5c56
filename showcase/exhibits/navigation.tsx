import { Disclosure, Disclosures } from '#app/ui/disclosure.tsx';
import { Breadcrumb } from '#app/ui/navigation/breadcrumb.tsx';
import { Header } from '#app/ui/navigation/header.tsx';
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
      use="Transparent at the top of a page, paper after 50 px; a menu where there is no room."
    >
      <State name="Rest, the page’s own link underlined" isWide isFramed>
        <Header brand={brand} homeHref="#header" items={links} navLabel="Sample menu" menuLabel="Menu" />
      </State>
    </Exhibit>
  );
}

export function Breadcrumbs() {
  return (
    <Exhibit id="breadcrumb" name="Breadcrumb" use="Where a page belongs; on a phone only the step back.">
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

export function DisclosureStates() {
  const answer = (
    <p>Ja. Du får tiden igen, hvis du flytter den senest 24 timer før. Det koster ikke noget.</p>
  );
  return (
    <Exhibit
      id="disclosure"
      name="Disclosure"
      use="Details to read on demand; in a group, opening one closes the other."
    >
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
