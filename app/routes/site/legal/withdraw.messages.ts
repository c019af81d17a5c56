import { inBoth } from '#studio/shared/texts/in-both.ts';
import { common } from '#studio/shared/texts/vocabulary.messages.ts';

/** The withdrawal function. The two labels of its buttons are the law's own words. */
export const withdrawMessages = inBoth({
  form: ['Your withdrawal', 'Din fortrydelse'],
  orderNumber: ['Order number', 'Ordrenummer'],
  orderHint: [
    'It’s in the email and on your receipt: B-1001.',
    'Det står i e-mailen og på kvitteringen: B-1001.',
  ],
  email: common.email,
  emailHint: [
    'We’ll send your receipt there. Ideally the address you ordered with.',
    'Hertil sender vi kvitteringen. Brug helst den, du bestilte med.',
  ],
  name: common.name,
  part: ['Items', 'Hvilken del'],
  partHint: [
    'Leave it empty to withdraw from the whole order.',
    'Kun hvis du vil beholde resten. Lad feltet stå tomt for hele ordren.',
  ],
  optional: common.optional,
  next: ['Continue', 'Fortsæt'],
  errors: ['Please check the form', 'Ret dette, før du går videre'],
  confirmTitle: ['Is this right?', 'Er det rigtigt?'],
  confirmLead: [
    'Nothing has been sent yet. Use the button to confirm your withdrawal.',
    'Intet er sendt endnu. Købet er først fortrudt, når du trykker på knappen.',
  ],
  whole: ['The whole order', 'Hele ordren'],
  confirm: ['Confirm withdrawal', 'Bekræft fortrydelse'],
  change: ['Edit', 'Ret'],
  doneTitle: ['We’ve received your withdrawal', 'Vi har modtaget din fortrydelse'],
  received: ['Received', 'Modtaget'],
  doneLead: (email: string) => [
    `We’ve emailed a receipt to ${email}. Any refund you’re entitled to is paid within 14 days.`,
    `Vi har sendt en kvittering til ${email}. Det, du har ret til at få tilbage, betaler vi inden for 14 dage.`,
  ],
  failed: common.notSent,
});
