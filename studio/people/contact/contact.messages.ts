import { inBoth } from '#studio/shared/texts/in-both.ts';

export const contactMessages = inBoth({
  fields: {
    name: ['Name', 'Navn'],
    email: ['Email', 'E-mail'],
    phone: ['Phone', 'Telefon'],
    message: ['Message', 'Besked'],
  },
  sent: {
    title: ['Message Sent!', 'Beskeden er sendt'],
    text: ["We'll get back to you as soon as possible.", 'Vi vender tilbage til dig hurtigst muligt.'],
  },
  missing: {
    title: ['Missing Information', 'Der mangler noget'],
    text: ['Please fill in all required fields.', 'Udfyld alle felter, der skal udfyldes.'],
  },
  needed: {
    name: ['Please enter your name.', 'Skriv dit navn.'],
    email: ['Please enter your email address.', 'Skriv din e-mailadresse.'],
    message: ['Please write a message.', 'Skriv en besked.'],
  },
  failed: {
    title: ['Error sending message', 'Beskeden kunne ikke sendes'],
    text: [
      'An error occurred while sending your message. Please try again later.',
      'Der skete en fejl, da din besked skulle sendes. Prøv igen senere.',
    ],
  },
  unexpected: {
    title: ['Error', 'Fejl'],
    text: ['An unexpected error occurred', 'Der skete en uventet fejl'],
  },
  machine: [
    'Our spam check stopped this message. Please press the button again.',
    'Vores spamfilter stoppede beskeden. Tryk på knappen igen.',
  ],
  badEmail: ['Please enter a valid email address.', 'Skriv en gyldig e-mailadresse.'],
  tooLong: (limit: number) => [`Please keep it under ${limit} characters.`, `Skriv højst ${limit} tegn.`],
  tooMany: (minutes: number) => [
    `You’ve sent us several messages already. Please try again in ${minutes === 1 ? 'a minute' : `${minutes} minutes`}, or call us.`,
    `Du har allerede sendt os flere beskeder. Prøv igen om ${minutes === 1 ? 'et minut' : `${minutes} minutter`}, eller ring til os.`,
  ],
});
