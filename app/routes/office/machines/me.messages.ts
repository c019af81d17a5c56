import { inBoth } from '#studio/shared/texts/in-both.ts';

export const meMessages = inBoth({
  login: ['Login', 'Log ind'],
  studentArea: ['Student area', 'Min side'],
  office: ['Admin', 'Administration'],
  edit: ['Edit page', 'Rediger siden'],
  held: (hour: string) => [`Held for you: ${hour}`, `Reserveret til dig: ${hour}`],
  cart: (pieces: number) => [`Cart (${pieces})`, `Kurv (${pieces})`],
  removeFilm: ['Remove for everyone', 'Fjern for alle'],
  addFilm: { owner: ['Add for everyone', 'Tilføj for alle'], visitor: ['Add', 'Tilføj'] },
  filmKept: {
    owner: [
      'You’re signed in as the owner: it’s published on this page for everyone.',
      'Du er logget ind som ejer: Den bliver offentliggjort på siden for alle.',
    ],
    visitor: ['It stays in this browser.', 'Den bliver i denne browser.'],
  },
});
