import { inBoth } from '#studio/shared/texts/in-both.ts';

/** In every email to visitors and students. `closing`: the last words, which only the owner writes. */
export const everyEmailMessages = inBoth({
  hello: (name: string) => [`Hello ${name},`, `Hej ${name}`],
  helloUnnamed: ['Hello,', 'Hej'],
  closing: '',
});
