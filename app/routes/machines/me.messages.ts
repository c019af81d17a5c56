export const en = {
  login: 'Login',
  studentArea: 'Student area',
  office: 'Admin',
  edit: 'Edit page',
  held: (hour: string) => `Held for you: ${hour}`,
  cart: (pieces: number) => `Cart (${pieces})`,
  removeFilm: 'Remove for everyone',
  addFilm: { owner: 'Add for everyone', visitor: 'Add' },
  filmKept: {
    owner: 'You’re signed in as the owner: it’s published on this page for everyone.',
    visitor: 'It stays in this browser.',
  },
};

export const da: typeof en = {
  login: 'Log ind',
  studentArea: 'Min side',
  office: 'Administration',
  edit: 'Rediger siden',
  held: (hour) => `Reserveret til dig: ${hour}`,
  cart: (pieces) => `Kurv (${pieces})`,
  removeFilm: 'Fjern for alle',
  addFilm: { owner: 'Tilføj for alle', visitor: 'Tilføj' },
  filmKept: {
    owner: 'Du er logget ind som ejer: Den bliver offentliggjort på siden for alle.',
    visitor: 'Den bliver i denne browser.',
  },
};

export const meMessages = { en, da };
