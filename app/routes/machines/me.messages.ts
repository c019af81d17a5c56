export const en = {
  held: (hour: string) => `Held for you: ${hour}`,
  cart: (pieces: number) => `Cart (${pieces})`,
  removeFilm: 'Remove for everybody',
};

export const da: typeof en = {
  held: (hour) => `Holdt til dig: ${hour}`,
  cart: (pieces) => `Kurv (${pieces})`,
  removeFilm: 'Fjern for alle',
};

export const meMessages = { en, da };
