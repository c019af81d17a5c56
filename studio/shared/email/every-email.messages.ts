import { defineTexts } from './edited-texts.ts';

/** In every email to visitors and students. `closing`: the last words, which only the owner writes. */
export const commonTexts = defineTexts('common', {
  hello: ['Hello {name},', 'Hej {name},'],
  helloUnnamed: ['Hello,', 'Hej,'],
  closing: '',
});
