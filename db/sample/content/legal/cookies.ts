import type { SampleDocument } from '../../document.ts';

/** The words around the list; the list itself is made from app/web/session/browser-storage.ts. */
export const cookies: SampleDocument = {
  key: 'cookie-policy',
  en: [
    {
      type: 'seo',
      title: 'Cookie Policy, {studio}',
      description: 'Everything {studio} can keep in your browser, what for and how long. No banner needed.',
    },
    { type: 'headline', text: 'Cookie Policy', melody: [0, 3] },
    {
      type: 'lead',
      text: 'Looking around sets no cookie. That is why there is no banner: there is nothing to consent to.',
    },
    {
      type: 'prose',
      heading: 'What we keep in your browser, and why without asking',
      paragraphs: [
        'Everything in the list below is there because you asked for something that cannot work without it: an hour to be held, a cart to be filled, a door to stay open. The Danish cookie order (section 4) lets a site keep that much without consent, and no more. There are no statistics, no advertising and no trackers, ours or others’.',
        'The list is written by the program itself, so it cannot forget one. Nothing in it is read by anybody but us, and nothing holds your name in the clear for scripts to read, except what you have typed and not yet sent.',
      ],
    },
    {
      type: 'prose',
      heading: 'How to be rid of it',
      paragraphs: [
        'Delete it in your browser’s settings whenever you like (‘clear site data’). A held hour is then no longer found again by this browser, a cart is empty, and you are signed out. Nothing worse happens.',
        'The payment page belongs to the payment provider, and a film you start belongs to its host. They may set cookies of their own, under their own policies.',
      ],
    },
  ],
  da: [
    {
      type: 'seo',
      title: 'Cookiepolitik, {studio}',
      description: 'Alt, hvad {studio} kan gemme i din browser, hvad til og hvor længe. Uden banner.',
    },
    { type: 'headline', text: 'Cookiepolitik', melody: [3] },
    {
      type: 'lead',
      text: 'At kigge sig omkring sætter ingen cookie. Derfor er der ingen boks: der er intet at sige ja til.',
    },
    {
      type: 'prose',
      heading: 'Hvad vi gemmer i din browser, og hvorfor uden at spørge',
      paragraphs: [
        'Alt på listen herunder er der, fordi du har bedt om noget, der ikke kan virke uden: en time, der skal reserveres, en kurv, der skal fyldes, en dør, der skal blive åben. Så meget må et websted gemme uden samtykke efter cookiebekendtgørelsens § 4, og ikke mere. Her er ingen statistik, ingen reklamer og ingen sporing, hverken vores eller andres.',
        'Listen skrives af programmet selv, så det kan ikke glemme noget. Intet på den læses af andre end os, og intet indeholder dit navn, så scripts kan læse det, undtagen det, du har skrevet og endnu ikke sendt.',
      ],
    },
    {
      type: 'prose',
      heading: 'Sådan slipper du af med det',
      paragraphs: [
        'Slet det i browserens indstillinger, når du vil (»ryd websitedata«). Så finder denne browser ikke længere en reserveret time igen, en kurv er tom, og du er logget ud. Værre er det ikke.',
        'Betalingssiden er betalingsudbyderens, og en film, du starter, er dens værts. De kan sætte deres egne cookies efter deres egne politikker.',
      ],
    },
  ],
};
