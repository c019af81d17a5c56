import { inBoth } from '#studio/shared/texts/in-both.ts';
import { common } from '#studio/shared/texts/vocabulary.messages.ts';

export const homeMessages = inBoth({
  exploreCourses: ['Explore Courses', 'Se kurserne'],
  bookConsultation: ['Book Consultation', 'Book en samtale'],
  freeConsultation: (minutes: number) => [`Free, ${minutes} minutes`, `Gratis, ${minutes} minutter`],
  newTab: ['(opens in a new tab)', '(åbner i en ny fane)'],
  learnMoreAbout: (name: string) => [`Learn More About ${name}`, `Læs mere om ${name}`],
  coachSings: (name: string) => [`${name} in profile, singing`, `${name} i profil, syngende`],
  drawnSinger: ['Drawing of a singer in profile', 'Tegning af en sanger i profil'],
  from: ['from', 'fra'],
  moreCourses: ['More Courses', 'Flere kurser'],
  instructors: common.instructors,
  contactUs: ['Contact Us', 'Kontakt os'],
});
