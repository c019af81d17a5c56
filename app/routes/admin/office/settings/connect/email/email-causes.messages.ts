import type { EmailCause } from '#studio/office/connections/email/email-set-up.ts';
import { inBoth, type Pairs } from '#studio/shared/texts/in-both.ts';

export const emailCauseMessages = inBoth({
  'wrong-password': [
    'The server refuses the username or password. Type the password again, and check the address you sign in with.',
    'Serveren afviser brugernavnet eller adgangskoden. Skriv adgangskoden igen, og tjek adressen, du logger ind med.',
  ],
  'wrong-key': [
    'The server refuses the username or key. Check that it’s the SMTP key and not an API key, and that nothing is missing at its end.',
    'Serveren afviser brugernavnet eller nøglen. Tjek, at det er SMTP-nøglen og ikke en API-nøgle, og at der ikke mangler noget til sidst.',
  ],
  'app-password-needed': [
    'The server refuses the password. It wants an app password, not the one you sign in with. Create one at the link below.',
    'Serveren afviser adgangskoden. Den kræver en app-adgangskode, ikke den, du logger ind med. Opret en via linket herunder.',
  ],
  'password-needed': [
    'The server wants a username and password.',
    'Serveren kræver et brugernavn og en adgangskode.',
  ],
  'smtp-auth-off': [
    'Microsoft has sign-in with a password for sending turned off for this mailbox. An administrator can allow “Authenticated SMTP” for it; otherwise choose another provider.',
    'Microsoft har slået afsendelse med adgangskode fra for denne postkasse. En administrator kan tillade »Godkendt SMTP« for den. Ellers vælg en anden udbyder.',
  ],
  'mail-plain-port': [
    'This port doesn’t begin with TLS. Choose STARTTLS, or port 465.',
    'Denne port begynder ikke med TLS. Vælg STARTTLS eller port 465.',
  ],
  'begins-with-tls': [
    'This port begins with TLS. Choose “TLS from the start”, or port 587.',
    'Denne port begynder med TLS. Vælg »TLS fra starten« eller port 587.',
  ],
  'mail-tls-port': [
    'This port begins with TLS. Choose “TLS from the start”, or port 587.',
    'Denne port begynder med TLS. Vælg »TLS fra starten« eller port 587.',
  ],
  'mail-no-tls': [
    'The server offers no TLS on this port, and a password is sent over TLS only. Choose port 465 or 587.',
    'Serveren tilbyder ikke TLS på denne port, og en adgangskode sendes kun med TLS. Vælg port 465 eller 587.',
  ],
  'mail-certificate': [
    'The server’s certificate isn’t trusted: self-signed, expired or for another name. Use the server name that your provider’s help shows.',
    'Serverens certifikat er ikke gyldigt: selvsigneret, udløbet eller til et andet navn. Brug det servernavn, som udbyderens hjælp viser.',
  ],
  'mail-relay': [
    'The server doesn’t forward emails for this account. Check the username, or ask your provider to allow sending to other addresses.',
    'Serveren sender ikke e-mails videre for denne konto. Tjek brugernavnet, eller bed udbyderen tillade afsendelse til andre adresser.',
  ],
  'mail-quota': [
    'The account’s sending limit is reached. Try again once the provider resets it, usually within a day.',
    'Kontoens grænse for afsendelse er nået. Prøv igen, når udbyderen nulstiller den, som regel inden for et døgn.',
  ],
  'mail-sender': [
    'The server doesn’t accept this sender address. Use an address of the account, or confirm the address or its domain at the provider first.',
    'Serveren accepterer ikke denne afsenderadresse. Brug en adresse på kontoen, eller bekræft først adressen eller domænet hos udbyderen.',
  ],
  'host-not-found': [
    'There is no server with this name. Check its spelling.',
    'Der findes ingen server med dette navn. Tjek stavningen.',
  ],
  'no-connection': [
    'The server doesn’t accept connections on this port. Check the port; some hosting companies block port 25, 465 or 587.',
    'Serveren tager ikke imod forbindelser på denne port. Tjek porten. Nogle hostingfirmaer spærrer port 25, 465 eller 587.',
  ],
  'no-answer': [
    'The server didn’t answer in time. Check server and port; some hosting companies block sending. Then try again.',
    'Serveren svarede ikke i tide. Tjek server og port. Nogle hostingfirmaer spærrer for afsendelse. Prøv så igen.',
  ],
  'recipient-refused': [
    'The server signs you in, but refuses emails to your own address. Check it under Account and security.',
    'Serveren logger dig ind, men afviser e-mails til din egen adresse. Tjek den under Konto og sikkerhed.',
  ],
  failed: [
    'The server couldn’t be used just now. Try again in a few minutes.',
    'Serveren kunne ikke bruges lige nu. Prøv igen om et par minutter.',
  ],
} satisfies Pairs<Record<EmailCause, string>>);
