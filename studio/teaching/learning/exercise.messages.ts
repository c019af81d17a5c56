import { inBoth } from '#studio/shared/texts/in-both.ts';

export const exerciseMessages = inBoth({
  first: ['Begin here', 'Begynd her'],
  last: [
    'Up by half steps to here, if it stays easy',
    'Op en halv tone ad gangen hertil, hvis det stadig er let',
  ],
  read: [
    'Each note’s name is below it. Find the first on a piano or in a tuner, and sing in your own range.',
    'Tonernes navne står under dem. Find den første på et klaver eller i en stemmeapp, og syng i din egen højde.',
  ],
  heights: {
    low: ['Low', 'Dyb'],
    below: ['Lower middle', 'Mellem, dyb'],
    above: ['Upper middle', 'Mellem, høj'],
    high: ['High', 'Høj'],
  },
});
