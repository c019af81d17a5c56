import { inBoth, type Pairs } from '#studio/shared/texts/in-both.ts';
import { common } from '#studio/shared/texts/vocabulary.messages.ts';

/** What a page is called in the admin, and by its headline while its owner has written nothing. */
export const pageTitles = inBoth<Pairs<Record<string, string>>>({
  home: ['Home', 'Forside'],
  'voice-elevated': 'Voice Elevated',
  'voice-elevated-details': ['Program Materials', 'Programmateriale'],
  'celebrity-vocal-experience': 'Celebrity Vocal Experience',
  'advanced-technique': ['Advanced Technique', 'Avanceret teknik'],
  'singing-workshop-1d': ['Singing Workshop, one day', 'Sangworkshop, én dag'],
  'singing-workshop-2d': ['Singing Workshop, two days', 'Sangworkshop, to dage'],
  'studio-day': ['Studio Day', 'Dag i studiet'],
  'beginner-vocals': ['Beginner Vocals', 'Sang for begyndere'],
  'voice-elevated-application': ['Application', 'Ansøgning'],
  'celebrity-application': ['Application', 'Ansøgning'],
  testimonials: ['Magazine', 'Magasin'],
  magazine: ['Featured article', 'Udvalgt artikel'],
  book: ['Workbooks', 'Arbejdsbøger'],
  shop: ['Shop', 'Butik'],
  sales: ['Online courses', 'Onlinekurser'],
  'privacy-policy': ['Privacy Policy', 'Privatlivspolitik'],
  'terms-of-service': ['Terms of Service', 'Handelsbetingelser'],
  'cookie-policy': ['Cookie Policy', 'Cookiepolitik'],
  withdraw: ['Withdraw from contract here', 'Fortryd aftale her'],
  consultation: ['Consultation', 'Samtale'],
  contact: ['Contact', 'Kontakt'],
  packs: ['Session packs', 'Klippekort'],
  'gift-cards': common.giftCards,
  about: ['About', 'Om'],
  navigation: ['Menu and footer', 'Menu og sidefod'],
});
