/** Labels of the contact form; its toasts stand in studio/contact/contact.messages.ts. */
export const en = {
  optional: 'optional',
  send: 'Send Message',
  sending: 'Sending...',
  leaveEmpty: 'Leave this box empty',
  contactUs: 'Contact Us',
  dialogNote: 'Fields marked * are needed.',
  callOrCome: 'Call or come by',
  phone: 'Phone',
  mail: 'Email',
  place: 'Where',
};

export const da: typeof en = {
  optional: 'valgfrit',
  send: 'Send besked',
  sending: 'Sender...',
  leaveEmpty: 'Lad dette felt være tomt',
  contactUs: 'Kontakt os',
  dialogNote: 'Felter med * skal udfyldes.',
  callOrCome: 'Ring eller kom forbi',
  phone: 'Telefon',
  mail: 'E-mail',
  place: 'Sted',
};

export const contactFormMessages = { en, da };
