import { inBoth } from '#studio/shared/texts/in-both.ts';
import { common } from '#studio/shared/texts/vocabulary.messages.ts';

export const contactFormMessages = inBoth({
  optional: common.optional,
  send: ['Send Message', 'Send besked'],
  sending: ['Sending...', 'Sender...'],
  leaveEmpty: ['Leave this box empty', 'Lad dette felt være tomt'],
  contactUs: ['Contact Us', 'Kontakt os'],
  dialogNote: ['Fields marked * are required.', 'Felter med * skal udfyldes.'],
  callOrCome: ['Call or come by', 'Ring eller kom forbi'],
  phone: common.phone,
  mail: common.email,
  talk: ['Talk', 'Tal'],
  halfHour: ['30 minutes, free', '30 minutter, gratis'],
  place: common.where,
});
