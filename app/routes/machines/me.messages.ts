export const en = { held: (hour: string) => `Held for you: ${hour}` };

export const da: typeof en = { held: (hour) => `Holdt til dig: ${hour}` };

export const meMessages = { en, da };
