import { inBoth } from '#studio/shared/texts/in-both.ts';

export const packingSlipPageMessages = inBoth({
  title: (number: string) => [`Packing slip for order ${number}`, `Følgeseddel til ordre ${number}`],
  back: (number: string) => [`Order ${number}`, `Ordre ${number}`],
  print: ['Print', 'Udskriv'],
});
