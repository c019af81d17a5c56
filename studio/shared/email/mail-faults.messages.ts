import type { MailFault } from '#platform/mail/mail.ts';
import { inBoth, type Pairs } from '#studio/shared/texts/in-both.ts';

/** For operators: in the log, `npm run doctor` and Settings, Connections. */
export const mailFaultMessages = inBoth({
  'mail-sender': [
    'The mail server doesn’t accept MAIL_FROM as the sender. Set MAIL_FROM to an address of the account in SMTP_URL, or allow it at the email provider.',
    'Mailserveren accepterer ikke MAIL_FROM som afsender. Sæt MAIL_FROM til en adresse på kontoen i SMTP_URL, eller tillad den hos mailudbyderen.',
  ],
  'mail-relay': [
    'The mail server doesn’t forward emails from here. Put the user and password of an account into SMTP_URL, or allow this computer at the mail server.',
    'Mailserveren sender ikke e-mails videre herfra. Skriv brugernavn og adgangskode til en konto i SMTP_URL, eller tillad denne computer på mailserveren.',
  ],
  'mail-quota': [
    'The email provider’s sending limit is reached. Emails wait, and go out once the provider resets it, usually within a day. If it happens often, choose a larger plan or another provider.',
    'Grænsen for, hvor meget mailudbyderen sender, er nået. E-mails venter og sendes, når udbyderen nulstiller den, som regel inden for et døgn. Sker det tit, så vælg et større abonnement eller en anden udbyder.',
  ],
  'mail-sign-in': [
    'The mail server refuses the user or password in SMTP_URL, or needs one. Some providers want an app password; write @ as %40, / as %2F and # as %23.',
    'Mailserveren afviser brugernavnet eller adgangskoden i SMTP_URL, eller den kræver dem. Nogle udbydere kræver en app-adgangskode. Skriv @ som %40, / som %2F og # som %23.',
  ],
  'mail-certificate': [
    'The mail server’s certificate isn’t trusted: self-signed, expired or for another name. Use the name in the certificate in SMTP_URL, or add the option of docs/operations.md if the network is yours.',
    'Mailserverens certifikat er ikke gyldigt her: selvsigneret, udløbet eller til et andet navn. Brug navnet i certifikatet i SMTP_URL, eller tilføj den option, der står i docs/operations.md, hvis netværket er dit eget.',
  ],
  'mail-plain-port': [
    'The port in SMTP_URL doesn’t begin with TLS. Write smtp:// instead of smtps:// (usually port 587), or use port 465.',
    'Porten i SMTP_URL begynder ikke med TLS. Skriv smtp:// i stedet for smtps:// (normalt port 587), eller brug port 465.',
  ],
  'mail-tls-port': [
    'The port in SMTP_URL begins with TLS. Write smtps:// instead of smtp://, or use port 587.',
    'Porten i SMTP_URL begynder med TLS. Skriv smtps:// i stedet for smtp://, eller brug port 587.',
  ],
  'mail-no-tls': [
    'The mail server offers no TLS on this port, and a password is sent over TLS only. Use smtps:// with port 465, or port 587.',
    'Mailserveren tilbyder ikke TLS på denne port, og en adgangskode sendes kun med TLS. Brug smtps:// med port 465, eller port 587.',
  ],
} satisfies Pairs<Record<MailFault, string>>);
