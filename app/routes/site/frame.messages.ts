import { inBoth } from '#studio/shared/texts/in-both.ts';
import { common } from '#studio/shared/texts/vocabulary.messages.ts';

export const frameMessages = inBoth({
  skip: ['Skip to content', 'Gå til indhold'],
  mainMenu: ['Main', 'Hovedmenu'],
  menu: 'Menu',
  editPage: ['Edit page', 'Rediger siden'],
  preview: {
    title: ['Preview of a draft.', 'Forhåndsvisning af en kladde.'],
    text: [
      'Visitors don’t see this yet. Anyone with this link can open it for seven days.',
      'De besøgende ser den ikke endnu. Alle med linket kan åbne den i syv dage.',
    ],
  },
  nav: {
    home: ['Home', 'Forside'],
    about: ['About', 'Om'],
    courses: common.courses,
    instructors: common.instructors,
    shop: ['Shop', 'Butik'],
    magazine: ['Magazine', 'Magasin'],
    contact: ['Contact', 'Kontakt'],
  },
  close: common.close,
  notices: ['Notifications', 'Beskeder'],
  bookSession: ['Book Session', 'Book en time'],
  heldHour: ['Your held session', 'Din reserverede time'],
  cart: ['Cart', 'Kurv'],
  search: common.search,
  writeUs: common.writeToUs,
  message: ['Message us', 'Send en besked'],
  photos: ['Photos', 'Billeder'],
  videos: ['Videos', 'Videoer'],
  legal: ['Legal', 'Jura'],
  privacy: ['Privacy Policy', 'Privatlivspolitik'],
  terms: ['Terms of Service', 'Handelsbetingelser'],
  cookies: ['Cookie Policy', 'Cookiepolitik'],
  withdraw: ['Withdraw from contract here', 'Fortryd aftale her'],
  login: ['Login', 'Log ind'],
  sample: ['Name, address and phone are samples.', 'Navn, adresse og telefon er eksempler.'],
  cvr: 'CVR',
});
