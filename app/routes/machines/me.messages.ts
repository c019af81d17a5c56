export const en = {
  held: (hour: string) => `Held for you: ${hour}`,
  cart: (pieces: number) => `Cart (${pieces})`,
};

export const da: typeof en = {
  held: (hour) => `Holdt til dig: ${hour}`,
  cart: (pieces) => `Kurv (${pieces})`,
};

export const meMessages = { en, da };
