/** The withdrawal function. The two labels of its buttons are the law's own words. */
export const en = {
  form: 'Your withdrawal',
  orderNumber: 'Order number',
  orderHint: 'It stands in the mail and on the receipt: B-1001.',
  email: 'E-mail',
  emailHint: 'Your receipt goes there. Best the one you ordered with.',
  name: 'Name',
  part: 'Which part',
  partHint: 'Only if you want to keep the rest. Empty means the whole order.',
  optional: 'optional',
  next: 'Continue',
  errors: 'Before we can take it',
  confirmTitle: 'Is this right?',
  confirmLead: 'Nothing has been sent yet. With the button you withdraw.',
  whole: 'The whole order',
  confirm: 'Confirm withdrawal',
  change: 'Change something',
  doneTitle: 'We have received your withdrawal',
  received: 'Received',
  doneLead: (email: string) =>
    `A receipt is on its way to ${email}. What you have a right to get back is paid within 14 days.`,
  failed: 'Not sent',
};

export const da: typeof en = {
  form: 'Din fortrydelse',
  orderNumber: 'Ordrenummer',
  orderHint: 'Det står i mailen og på kvitteringen: B-1001.',
  email: 'E-mail',
  emailHint: 'Kvitteringen kommer dertil. Helst den, du bestilte med.',
  name: 'Navn',
  part: 'Hvilken del',
  partHint: 'Kun hvis du vil beholde resten. Tomt betyder hele ordren.',
  optional: 'valgfrit',
  next: 'Videre',
  errors: 'Før vi kan tage imod den',
  confirmTitle: 'Er det rigtigt?',
  confirmLead: 'Intet er sendt endnu. Med knappen fortryder du.',
  whole: 'Hele ordren',
  confirm: 'Bekræft fortrydelse',
  change: 'Ret noget',
  doneTitle: 'Vi har modtaget din fortrydelse',
  received: 'Modtaget',
  doneLead: (email) =>
    `En kvittering er på vej til ${email}. Det, du har ret til at få tilbage, betales inden for 14 dage.`,
  failed: 'Ikke sendt',
};

export const withdrawMessages = { en, da };
