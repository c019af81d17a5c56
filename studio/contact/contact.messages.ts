export const en = {
  fields: { name: 'Name', email: 'Email', phone: 'Phone', message: 'Message' },
  sent: { title: 'Message Sent!', text: "We'll get back to you as soon as possible." },
  missing: { title: 'Missing Information', text: 'Please fill in all required fields.' },
  needed: {
    name: 'Please enter your name.',
    email: 'Please enter your email address.',
    message: 'Please write a message.',
  },
  failed: {
    title: 'Error sending message',
    text: 'An error occurred while sending your message. Please try again later.',
  },
  unexpected: { title: 'Error', text: 'An unexpected error occurred' },
  machine: 'Our spam check stopped this message. Please press the button again.',
  badEmail: 'Please enter a valid email address.',
  tooLong: (limit: number) => `Please keep it under ${limit} characters.`,
  tooMany: (minutes: number) =>
    `You’ve sent us several messages already. Please try again in ${minutes === 1 ? 'a minute' : `${minutes} minutes`}, or call us.`,
};

export const da: typeof en = {
  fields: { name: 'Navn', email: 'E-mail', phone: 'Telefon', message: 'Besked' },
  sent: { title: 'Beskeden er sendt', text: 'Vi vender tilbage til dig hurtigst muligt.' },
  missing: { title: 'Der mangler noget', text: 'Udfyld alle felter, der skal udfyldes.' },
  needed: {
    name: 'Skriv dit navn.',
    email: 'Skriv din e-mailadresse.',
    message: 'Skriv en besked.',
  },
  failed: {
    title: 'Beskeden kunne ikke sendes',
    text: 'Der skete en fejl, da din besked skulle sendes. Prøv igen senere.',
  },
  unexpected: { title: 'Fejl', text: 'Der skete en uventet fejl' },
  machine: 'Noget har sat kryds i et skjult felt. Tryk på knappen igen.',
  badEmail: 'Skriv en gyldig e-mailadresse.',
  tooLong: (limit) => `Skriv højst ${limit} tegn.`,
  tooMany: (minutes) =>
    `Du har allerede sendt os flere beskeder. Prøv igen om ${minutes === 1 ? 'et minut' : `${minutes} minutter`}, eller ring til os.`,
};

export const contactMessages = { en, da };
