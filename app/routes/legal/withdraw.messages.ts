/** The withdrawal function. The two labels of its buttons are the law's own words. */
export const en = {
  form: 'Your withdrawal',
  orderNumber: 'Order number',
  orderHint: 'It’s in the email and on your receipt: B-1001.',
  email: 'Email',
  emailHint: 'We’ll send your receipt there. Ideally the address you ordered with.',
  name: 'Name',
  part: 'Items',
  partHint: 'Leave it empty to withdraw from the whole order.',
  optional: 'optional',
  next: 'Continue',
  errors: 'Please check the form',
  confirmTitle: 'Is this right?',
  confirmLead: 'Nothing has been sent yet. Use the button to confirm your withdrawal.',
  whole: 'The whole order',
  confirm: 'Confirm withdrawal',
  change: 'Edit',
  doneTitle: 'We’ve received your withdrawal',
  received: 'Received',
  doneLead: (email: string) =>
    `We’ve emailed a receipt to ${email}. Any refund you’re entitled to is paid within 14 days.`,
  failed: 'Not sent',
};

export const da: typeof en = {
  form: 'Din fortrydelse',
  orderNumber: 'Ordrenummer',
  orderHint: 'Det står i e-mailen og på kvitteringen: B-1001.',
  email: 'E-mail',
  emailHint: 'Hertil sender vi kvitteringen. Brug helst den, du bestilte med.',
  name: 'Navn',
  part: 'Hvilken del',
  partHint: 'Kun hvis du vil beholde resten. Lad feltet stå tomt for hele ordren.',
  optional: 'valgfrit',
  next: 'Videre',
  errors: 'Ret dette, før du går videre',
  confirmTitle: 'Er det rigtigt?',
  confirmLead: 'Intet er sendt endnu. Du fortryder, når du trykker på knappen.',
  whole: 'Hele ordren',
  confirm: 'Bekræft fortrydelse',
  change: 'Ret noget',
  doneTitle: 'Vi har modtaget din fortrydelse',
  received: 'Modtaget',
  doneLead: (email) =>
    `Vi har sendt en kvittering til ${email}. Det, du har ret til at få tilbage, betaler vi inden for 14 dage.`,
  failed: 'Ikke sendt',
};

export const withdrawMessages = { en, da };
