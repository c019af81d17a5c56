import { inBoth } from '#studio/shared/texts/in-both.ts';

/** Rendered in the loader. */
export const setUpSteps = inBoth({
  start: {
    title: ['Start with your own studio', 'Start med dit eget studie'],
    text: [
      'The website shows a sample studio. One form replaces it with yours.',
      'Hjemmesiden viser et eksempelstudie. Én formular erstatter det med dit.',
    ],
    href: '/admin/start',
    link: ['Start with your own studio', 'Start med dit eget studie'],
  },
  opening: {
    title: ['Set your opening hours', 'Vælg dine åbningstider'],
    text: [
      'Visitors can book sessions from 9 to 17 every day until you change the hours.',
      'Besøgende kan booke timer fra 9 til 17 alle dage, indtil du ændrer tiderne.',
    ],
    href: '/admin/settings/opening',
    link: ['Edit opening hours', 'Ret åbningstiderne'],
  },
  legal: {
    title: ['Check your legal texts', 'Tjek de juridiske tekster'],
    text: [
      'The terms and the privacy policy describe how this software works. Read them, have them checked, and publish them.',
      'Betingelserne og privatlivspolitikken beskriver, hvordan denne software virker. Læs dem, få dem tjekket, og udgiv dem.',
    ],
    href: '/admin/website/terms-of-service',
    link: ['Open the terms', 'Åbn betingelserne'],
  },
  cvr: {
    title: ['Add your CVR number', 'Tilføj dit CVR-nummer'],
    text: [
      'The law requires it on the website of a business. Until you add it, the row is left out of the terms.',
      'Det skal efter loven stå på en virksomheds hjemmeside. Indtil du tilføjer det, mangler linjen i betingelserne.',
    ],
    href: '/admin/settings/studio#setting-cvr',
    link: ['Add the CVR number', 'Tilføj CVR-nummeret'],
  },
  studio: {
    title: ['Add your studio details', 'Udfyld studiets oplysninger'],
    text: (samples: string) => [`Still sample content: ${samples}.`, `Stadig eksempelindhold: ${samples}.`],
    href: '/admin/settings/studio',
    link: ['Edit studio details', 'Ret studiets oplysninger'],
  },
  dates: {
    title: ['Replace the sample dates', 'Udskift eksempelholdene'],
    text: (count: number) =>
      count === 1
        ? ['1 date of a programme is a sample.', '1 hold er et eksempel.']
        : [`${count} dates of programmes are samples.`, `${count} hold er eksempler.`],
    href: '/admin/dates',
    link: ['View dates', 'Se holdene'],
  },
  connection: {
    title: (kind: string) => [`Connect: ${kind}`, `Tilslut: ${kind}`],
    href: '/admin/settings/connections',
    link: ['View connections', 'Se tilslutningerne'],
  },
});
