import { inBoth } from '#studio/shared/texts/in-both.ts';

export const inShortMessages = inBoth({
  heading: ['In short', 'Kort fortalt'],
  fullText: [
    'Quoted from the text below, which applies in full.',
    'Citeret fra teksten nedenfor, som gælder i sin helhed.',
  ],
});
