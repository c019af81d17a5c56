import type { TypedOwnStudio } from '#studio/office/own-studio/own-studio.ts';

/** A coach in Aarhus who sells sessions of an hour, a choir and a pack, in kroner. */
export const ownStudio: TypedOwnStudio = {
  studioName: 'Holm Sang',
  coachName: 'Mia Holm',
  coachFirstName: 'Mia',
  street: 'Ærøgade 7',
  postcode: '8000',
  city: 'Aarhus C',
  email: 'mia@holm.dk',
  phone: '',
  cvr: '',
  mainLanguage: 'da',
  currencies: ['DKK'],
  offers: [
    { kind: 'session', nameEn: 'Singing lesson', nameDa: 'Sangtime', length: '60', prices: kroner('650') },
    { kind: 'group-class', nameEn: '', nameDa: 'Kor', length: '90', prices: kroner('1.200') },
    { kind: 'pack', nameEn: 'Five sessions', nameDa: 'Fem timer', length: '5', prices: kroner('2.900') },
  ],
};

function kroner(DKK: string) {
  return { DKK, EUR: '', USD: '' };
}
