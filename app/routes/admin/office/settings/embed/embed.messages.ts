import { inBoth } from '#studio/shared/texts/in-both.ts';

/** Rendered in the loader. */
export const embedPageMessages = inBoth({
  title: ['Booking on another website', 'Booking på en anden hjemmeside'],
  lead: [
    'Show your available times on a website of your own, of a choir or of a partner. Copy a snippet and paste it there.',
    'Vis dine ledige tider på en anden hjemmeside: din egen, et kors eller en samarbejdspartners. Kopier et stykke kode, og indsæt det dér.',
  ],
  language: ['Language of the snippet', 'Kodens sprog'],
  languages: { en: ['English', 'Engelsk'], da: ['Danish', 'Dansk'] },
  consultation: {
    title: ['Free consultation', 'Gratis samtale'],
    text: [
      'Visitors choose a time and request it on that website. They confirm it in an email.',
      'Besøgende vælger en tid og beder om den på den anden hjemmeside. De bekræfter den i en e-mail.',
    ],
    link: ['Book a free consultation', 'Book en gratis samtale'],
  },
  session: {
    title: ['Session', 'Time'],
    text: [
      'Shows the available times. A press opens your booking page with that time chosen, where it is held and paid.',
      'Viser de ledige tider. Et tryk åbner din bookingside med tiden valgt. Dér reserveres og betales den.',
    ],
    link: ['Book a session', 'Book en time'],
  },
  snippet: (what: string) => [`Snippet: ${what}`, `Kode: ${what}`],
  preview: ['Preview', 'Forhåndsvisning'],
  previewHint: [
    'As it looks on the other website. It’s live: a request you make here is real.',
    'Sådan ser det ud på den anden hjemmeside. Den er ægte: En anmodning, du sender her, gælder.',
  ],
  how: ['Where to paste it', 'Hvor det indsættes'],
  builders: {
    squarespace: [
      'Squarespace: edit the page, add a Code block, keep it on HTML, paste, save. Scripts need a plan that allows code.',
      'Squarespace: Rediger siden, tilføj en kodeblok (Code), lad den stå på HTML, indsæt, gem. Scripts kræver et abonnement, der tillader kode.',
    ],
    wordpress: [
      'WordPress: add a “Custom HTML” block to the page and paste. On WordPress.com, scripts need a plan with plugins.',
      'WordPress: Føj en blok af typen »Tilpasset HTML« til siden, og indsæt. På WordPress.com kræver scripts et abonnement med plugins.',
    ],
    wix: [
      'Wix: Add Elements › Embed Code › Embed HTML, choose Code and paste. Drag the frame tall enough for a day of times.',
      'Wix: Tilføj elementer › Indlejr kode › Indlejr HTML, vælg Kode, og indsæt. Træk rammen, så en dags tider kan ses.',
    ],
  },
  withoutScripts: [
    'Where scripts aren’t allowed, the link in the snippet still leads to your booking page.',
    'Hvor scripts ikke er tilladt, fører linket i koden stadig til din bookingside.',
  ],
  copy: ['Copy', 'Kopier'],
  copied: ['Copied', 'Kopieret'],
});
