import type { Language } from '#studio/shared/language.ts';

const en = {
  title: (number: string) => `Packing slip for order ${number}`,
  back: (number: string) => `Order ${number}`,
  print: 'Print',
};

const da: typeof en = {
  title: (number) => `Følgeseddel til ordre ${number}`,
  back: (number) => `Ordre ${number}`,
  print: 'Udskriv',
};

export const packingSlipPageMessages: Record<Language, typeof en> = { en, da };
