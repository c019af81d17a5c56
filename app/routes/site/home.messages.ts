export const en = {
  exploreCourses: 'Explore Courses',
  bookConsultation: 'Book Consultation',
  newTab: '(opens in a new tab)',
  learnMoreAbout: (name: string) => `Learn More About ${name}`,
  coachSings: (name: string) => `${name} in profile, singing`,
  drawnSinger: 'Drawing of a singer in profile',
  from: 'from',
  moreCourses: 'More Courses',
  instructors: 'Instructors',
  contactUs: 'Contact Us',
};

export const da: typeof en = {
  exploreCourses: 'Se kurserne',
  bookConsultation: 'Book en samtale',
  newTab: '(åbner i en ny fane)',
  learnMoreAbout: (name) => `Læs mere om ${name}`,
  coachSings: (name) => `${name} i profil, syngende`,
  drawnSinger: 'Tegning af en sanger i profil',
  from: 'fra',
  moreCourses: 'Flere kurser',
  instructors: 'Undervisere',
  contactUs: 'Kontakt os',
};

export const homeMessages = { en, da };
