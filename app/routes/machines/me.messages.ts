export const en = {
  login: 'Login',
  room: 'Your room',
  office: 'Back office',
  held: (hour: string) => `Held for you: ${hour}`,
  cart: (pieces: number) => `Cart (${pieces})`,
  removeFilm: 'Remove for everybody',
};

export const da: typeof en = {
  login: 'Log ind',
  room: 'Dit rum',
  office: 'Kontoret',
  held: (hour) => `Reserveret til dig: ${hour}`,
  cart: (pieces) => `Kurv (${pieces})`,
  removeFilm: 'Fjern for alle',
};

export const meMessages = { en, da };
