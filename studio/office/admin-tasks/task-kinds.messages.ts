import type { Pairs } from '#studio/shared/texts/in-both.ts';
import { common } from '#studio/shared/texts/vocabulary.messages.ts';
import { faultKindPairs } from './fault-kinds.messages.ts';
import type { TaskKind } from './task.ts';

export const taskKindPairs: Pairs<Record<TaskKind, { title: string; explanation: string }>> = {
  ...faultKindPairs,
  'decide-story': {
    title: ['A reader’s story', 'En læsers historie'],
    explanation: [
      'Someone sent a story for the magazine. Accept publishes it with its PDF; decline deletes the PDF. The author gets an email either way.',
      'Nogen har sendt en historie til magasinet. Udgiver du den, kommer PDF’en med, og forfatteren får en e-mail. Afviser du, får forfatteren en venlig e-mail, og PDF’en slettes.',
    ],
  },
  'answer-email': {
    title: ['Answer a message', 'Besvar en besked'],
    explanation: [
      'Read the message in the conversation, where you can reply. If no reply is needed, press Done.',
      'Læs beskeden i samtalen, hvor du også kan svare. Er der ikke brug for et svar, så tryk på Klaret.',
    ],
  },
  'quote-received': {
    title: ['A quote from a student', 'Et citat fra en elev'],
    explanation: [
      'A student wrote a few words after a session. Read them, and add them to a page if you like: that makes a draft, which you publish yourself.',
      'En elev har skrevet et par ord efter en time. Læs dem, og føj dem til en side, hvis du vil: Det bliver en kladde, som du selv udgiver.',
    ],
  },
  'answer-application': {
    title: ['Answer an application', 'Svar på en ansøgning'],
    explanation: [
      'Read it and decide. If an amount is reserved, accepting charges it; otherwise accepting reserves a place for seven days and sends a payment link, in full or in instalments. Declining releases or refunds any payment.',
      'Læs den, og beslut dig. Er et beløb reserveret, trækkes det, når du optager ansøgeren. Ellers reserveres en plads i syv dage, og ansøgeren får et betalingslink, på én gang eller i rater. Afviser du, frigives eller refunderes betalingen.',
    ],
  },
  'decide-application': {
    title: ['Accept or decline', 'Optag eller afvis'],
    explanation: [
      'The place is paid for, but the application form hasn’t come yet. A place is reserved and the payment is authorised. Accepting charges the payment and confirms the place; declining releases it. Without an answer in time the authorisation expires.',
      'En plads og dens beløb er reserveret, men ansøgningsskemaet er ikke kommet endnu. Optager du ansøgeren, trækkes beløbet. Afviser du, frigives det. Svarer du ikke i tide, udløber reservationen.',
    ],
  },
  'dispatch-order': {
    title: ['Ship', 'Send'],
    explanation: [
      'The payment is authorised and charged when you ship. Press the button when the goods are on their way. If you ship only part, only that part is charged, and the rest becomes a separate order that the customer pays when it can ship. If nothing ships in time, the authorisation expires and we keep the goods for the customer for seven days.',
      'Betalingen er reserveret og trækkes, når du sender varerne. Tryk på knappen, når de er på vej. Sender du kun en del, trækkes kun den, og resten bliver en ordre for sig, som køberen betaler, når den kan sendes. Sendes intet i tide, udløber reservationen, og varerne gemmes til køberen i syv dage.',
    ],
  },
  withdrawal: {
    title: ['Answer a withdrawal', 'Svar på en fortrydelse'],
    explanation: [
      'The customer has withdrawn from this order and has a receipt for it. Refunding returns the full amount or releases the reservation, cancels any upcoming session and ends access. If part was used, or only part is withdrawn from, refund that part yourself and mark this as done. The law gives you 14 days.',
      'Køberen har fortrudt denne ordre og har fået en kvittering for det. Refunderer du det hele, betales beløbet tilbage, eller reservationen annulleres. En kommende time aflyses, og adgangen ophører. Er en del brugt, eller er kun en del fortrudt, så refunder selv den del, og marker opgaven som klaret. Loven giver dig 14 dage.',
    ],
  },
  'withdrawal-unmatched': {
    title: ['Find the order of a withdrawal', 'Find ordren til en fortrydelse'],
    explanation: [
      'Someone declared a withdrawal, but no order matches that number and email. They have a receipt. Find the order, reply by email and mark this as done.',
      'Nogen har erklæret en fortrydelse, men nummer og e-mail passer ikke sammen på nogen ordre. Afsenderen har fået en kvittering. Find ordren, svar på e-mail, og marker opgaven som klaret.',
    ],
  },
  'refund-refused': {
    title: common.refund,
    explanation: [
      'The payment provider refused this refund. Try again, or refund another way and mark it as done.',
      'Betalingsudbyderen afviste tilbagebetalingen. Prøv igen, eller betal tilbage på en anden måde, og marker opgaven som klaret.',
    ],
  },
  'refund-manual': {
    title: ['Refund a payment taken at the session', 'Refunder en betaling fra timen'],
    explanation: [
      'This session was paid for on the day and then cancelled, so only you can return the money. Return it, then mark this as done: the refund is recorded, and the credit note is emailed.',
      'Timen blev betalt på stedet og siden aflyst, så kun du kan betale pengene tilbage. Betal dem tilbage, og marker opgaven som klaret. Så registreres refunderingen, og kreditnotaen sendes på e-mail.',
    ],
  },
  'provider-unavailable': {
    title: ['Payment not confirmed yet', 'En betaling venter på svar'],
    explanation: [
      'The payment provider didn’t answer. The time stays reserved and we check again every minute; this task disappears when it responds.',
      'Betalingsudbyderen svarede ikke. Timen er fortsat reserveret, og vi spørger igen hvert minut. Opgaven forsvinder, når svaret kommer.',
    ],
  },
  'payment-unmatched': {
    title: ['Check a payment', 'Se på en betaling'],
    explanation: [
      'The payment provider shows money that doesn’t fit the order. Nothing was delivered for it. Check it in the provider’s dashboard.',
      'Betalingsudbyderen viser penge, der ikke passer til ordren. Køberen har ikke fået noget for dem. Se efter hos udbyderen.',
    ],
  },
  'payment-after-restore': {
    title: ['Payment made after the backup', 'Betaling efter sikkerhedskopien'],
    explanation: [
      'The payment provider received this after the backup you restored, so the order and booking are missing here. If it paid for a time, we’ve blocked it. Book it again for this person, or refund.',
      'Betalingsudbyderen modtog betalingen efter den sikkerhedskopi, du har gendannet, så ordren og bookingen mangler her. Hvis den gjaldt en tid, har vi spærret tiden. Book den igen til personen, eller refunder beløbet.',
    ],
  },
  'print-by-hand': {
    title: ['Print and send', 'Tryk og send'],
    explanation: [
      'This is made to order and paid, and no printer is connected for it. Have it printed, send it, and press the button when it’s on its way. We’ll email the customer.',
      'Det laves på bestilling og er betalt, og intet trykkeri er tilsluttet. Få det trykt, send det, og tryk på knappen, når det er på vej. Køberen får besked.',
    ],
  },
  'print-failed': {
    title: ['The printer didn’t accept an order', 'Trykkeriet tog ikke imod en ordre'],
    explanation: [
      'It’s paid but isn’t being made. Fix what the printer reports, here or in its dashboard, and try again, or refund.',
      'Den er betalt og bliver ikke lavet. Ret det, trykkeriet siger, her eller hos dem, og prøv igen, eller refunder beløbet.',
    ],
  },
  'printer-unavailable': {
    title: ['The printer isn’t responding', 'Trykkeriet svarer ikke'],
    explanation: [
      'An order is waiting to be sent to the printer. We try again every minute; the task disappears when it’s through.',
      'En ordre venter på at blive sendt til trykkeriet. Vi prøver igen hvert minut. Opgaven forsvinder, når det lykkes.',
    ],
  },
  'print-held': {
    title: ['The printer stopped an order', 'Trykkeriet har stoppet en ordre'],
    explanation: [
      'It waits until you talk to the printer’s customer service. Its dashboard says why.',
      'Den venter, til du taler med trykkeriets kundeservice. Se årsagen hos dem.',
    ],
  },
  'print-cancelled': {
    title: ['The printer cancelled an order', 'Trykkeriet har annulleret en ordre'],
    explanation: [
      'It’s paid but won’t be made. Refund it, or come to an agreement with the customer.',
      'Den er betalt og bliver ikke lavet. Refunder beløbet, eller lav en aftale med køberen.',
    ],
  },
  'print-returned': {
    title: ['A parcel came back to the printer', 'En pakke er kommet tilbage til trykkeriet'],
    explanation: [
      'Write to the customer about the address, or refund.',
      'Skriv til køberen om adressen, eller refunder beløbet.',
    ],
  },
  dispute: {
    title: ['Answer a dispute', 'Svar på en indsigelse'],
    explanation: [
      'The customer has disputed the payment with their bank. The booking stays. Respond in the payment provider’s dashboard before its deadline.',
      'Køberen har gjort indsigelse mod betalingen hos sin bank. Bookingen ændres ikke. Svar hos betalingsudbyderen inden fristen.',
    ],
  },
  'email-failed': {
    title: ['An email wasn’t delivered', 'En e-mail nåede ikke frem'],
    explanation: [
      'The mail server refused it or couldn’t be reached. Try again, or don’t send it.',
      'Mailserveren afviste den, eller ingen tog imod. Prøv igen, eller undlad at sende den.',
    ],
  },
  'job-dead': {
    title: ['An automatic step failed', 'En automatisk handling mislykkedes'],
    explanation: [
      'It has failed too many times. Try again, or mark it as done.',
      'Den er mislykkedes for mange gange. Prøv igen, eller marker opgaven som klaret.',
    ],
  },
  'file-failed': {
    title: ['Replace a file that couldn’t be processed', 'Erstat en fil, der ikke kunne behandles'],
    explanation: [
      'We won’t try it again, and visitors and students don’t see it. Save it with another program and upload it again, or delete it.',
      'Vi prøver ikke igen, og besøgende og elever ser den ikke. Gem filen på ny med et andet program, og upload den i stedet, eller slet den.',
    ],
  },
  'no-date': {
    title: ['Find a date for a participant', 'Find en dato til en deltager'],
    explanation: [
      'Someone paid while no date was open and is owed a place. Open a date and let them know, or agree on a refund.',
      'Nogen har betalt, mens intet hold var åbent, og har en plads til gode. Åbn et hold, og giv besked, eller aftal en tilbagebetaling.',
    ],
  },
  'no-unit-free': {
    title: ['No place or item is left', 'Der er ingen plads eller vare tilbage'],
    explanation: [
      'Someone has paid for a place or item that’s no longer available. Agree on another, or refund.',
      'Nogen har betalt for en plads eller vare, som ikke længere er ledig. Aftal en anden, eller refunder beløbet.',
    ],
  },
  'agree-date': {
    title: ['Agree on a date', 'Aftal en dato'],
    explanation: [
      'A studio day is paid. Write to the customer and agree on the day.',
      'En dag i studiet er betalt. Skriv til køberen, og aftal dagen.',
    ],
  },
  'reschedule-request': {
    title: ['Answer a reschedule request', 'Svar på et ønske om at flytte'],
    explanation: [
      'It came too close to the session to be rescheduled automatically. Reschedule it on its page and the student gets an email, or write that the time stays.',
      'Det kom så tæt på timen, at systemet ikke flyttede den. Flyt timen på dens side, så får eleven en e-mail, eller skriv, at tiden ikke ændres.',
    ],
  },
  'event-moved': {
    title: ['A session was moved in your calendar', 'En time er flyttet i din kalender'],
    explanation: [
      'Reschedule moves the booking to the new time: it’s free, doesn’t count as one of their reschedules, and they get an email. Restore writes the event again at the booked time, without an email.',
      'Flyt flytter bookingen til den nye tid: Det koster ikke noget, tæller ikke med i elevens flytninger, og eleven får en e-mail. Gendan skriver begivenheden igen på den bookede tid, uden e-mail.',
    ],
  },
  'event-deleted': {
    title: ['Deleted in your calendar', 'Slettet i din kalender'],
    explanation: [
      'The booking still exists. Restore writes the event again, without an email. To cancel, open the booking: there you choose whether to refund, and they get an email.',
      'Bookingen findes stadig. Gendan skriver begivenheden igen, uden e-mail. Vil du aflyse, så åbn bookingen: Dér vælger du, om du vil refundere, og eleven får en e-mail.',
    ],
  },
  'plan-unscheduled': {
    title: ['Set the end of a payment plan', 'Angiv slutdato for en afdragsordning'],
    explanation: [
      'The payment provider has no date on which this plan of monthly payments ends, and would charge once too often. Try again, or set the end in the provider’s dashboard. After the last payment we end it in any case, and anything charged beyond it is refunded.',
      'Betalingsudbyderen har ingen dato, hvor de månedlige betalinger slutter, og ville trække én gang for meget. Prøv igen, eller sæt slutdatoen hos udbyderen. Efter den sidste betaling afslutter vi den under alle omstændigheder, og det, der trækkes derudover, refunderes.',
    ],
  },
  'plan-not-ended': {
    title: ['End a payment plan', 'Afslut en afdragsordning'],
    explanation: [
      'The payment provider refuses to end these monthly payments. End the subscription in its dashboard. Anything charged from now on is refunded.',
      'Betalingsudbyderen afviser at afslutte de månedlige betalinger. Afslut abonnementet hos udbyderen. Det, der trækkes fra nu af, refunderes.',
    ],
  },
  'instalment-late': {
    title: ['An instalment is late', 'En rate er ikke betalt'],
    explanation: [
      'It was due 17 days ago, and we’ve sent two reminders. Call or write: the applicant’s payment link still works. Once it’s paid, this task disappears automatically.',
      'Den skulle være betalt for 17 dage siden, og vi har sendt to påmindelser. Ring eller skriv. Ansøgerens betalingslink virker stadig. Når den er betalt, forsvinder opgaven automatisk.',
    ],
  },
  'plan-unpaid': {
    title: ['A payment plan wasn’t paid to its end', 'En afdragsordning blev ikke betalt til ende'],
    explanation: [
      'The card was declined for weeks, and the payment provider has given up. Access is paused. Write to the student, or mark this as done.',
      'Kortet er blevet afvist i ugevis, og betalingsudbyderen har givet op. Adgangen er på pause. Skriv til eleven, eller marker opgaven som klaret.',
    ],
  },
  'rate-missing': {
    title: ['Set an exchange rate', 'Angiv en valutakurs'],
    explanation: [
      'Receipts in this currency need a rate to DKK for their VAT line. Without one they are marked for the accountant.',
      'Kvitteringer i denne valuta skal bruge en kurs til DKK til momslinjen. Uden den er de markeret til revisoren.',
    ],
  },
  'upload-space': {
    title: ['Storage for visitors’ files is almost full', 'Pladsen til besøgendes filer er næsten brugt op'],
    explanation: [
      'When it is full, visitors can apply and send stories only without files. Decline what you don’t need, or raise the limit in Settings. Old applications are deleted on their own.',
      'Når den er brugt op, kan man kun ansøge og sende historier uden filer. Afvis det, du ikke skal bruge, eller hæv grænsen under Indstillinger. Gamle ansøgninger slettes automatisk.',
    ],
  },
  'sample-identity': {
    title: ['Replace the sample studio', 'Udskift eksempelstudiet'],
    explanation: [
      'Name, address and company number on this public site are still sample content.',
      'Navn, adresse og CVR-nummer på denne offentlige hjemmeside er stadig opdigtede.',
    ],
  },
  'backup-failed': {
    title: ['The backup failed', 'Sikkerhedskopieringen mislykkedes'],
    explanation: [
      'Nothing was lost, and earlier backups are kept. Correct the reason below, then back up again.',
      'Intet er gået tabt, og tidligere sikkerhedskopier er bevaret. Ret årsagen nedenfor, og lav så en ny.',
    ],
  },
  'backup-overdue': {
    title: ['No recent backup', 'Der mangler en ny sikkerhedskopi'],
    explanation: [
      'No backup has been made and checked since yesterday. “Back up now” starts one. If this task comes back, look at the server’s log: the disk or bucket for backups may be full or unreachable.',
      'Der er ikke lavet og kontrolleret en sikkerhedskopi siden i går. »Lav en nu« starter en. Kommer opgaven igen, så se i serverens log: Disken eller lageret til sikkerhedskopier kan være fuldt eller utilgængeligt.',
    ],
  },
  differences: {
    title: ['Reconciliation found differences', 'Afstemningen fandt forskelle'],
    explanation: [
      'Calendar, ledger, payments, print orders and emails were compared. Open the list under Figures: each line names its cause, and most have a button that repairs them.',
      'Kalender, regnskab, betalinger, trykordrer og e-mails er sammenlignet. Åbn listen under Nøgletal: Hver linje har en årsag, og de fleste har en knap, der retter den.',
    ],
  },
  'booking-paused': {
    title: ['Booking is paused after a restore', 'Booking er sat på pause efter en gendannelse'],
    explanation: [
      'The studio was restored from a backup. Booking and buying open automatically once every payment has been checked with the payment provider, usually within a few minutes. Check your calendar for sessions agreed after the backup was made.',
      'Studiet er gendannet fra en sikkerhedskopi. Booking og køb åbner automatisk, når alle betalinger er kontrolleret hos betalingsudbyderen, som regel efter få minutter. Tjek din kalender for timer, der er aftalt, efter at sikkerhedskopien blev lavet.',
    ],
  },
  'emails-held': {
    title: ['Emails from before the restore', 'E-mails fra før gendannelsen'],
    explanation: [
      'These emails were waiting when the backup was made. They may have been sent since then, so we kept them. Send them, or leave them unsent.',
      'De ventede, da sikkerhedskopien blev lavet. De kan være sendt siden, så vi har holdt dem tilbage. Send dem, eller lad være.',
    ],
  },
  'payments-closed': {
    title: ['Connect payments', 'Tilslut betaling'],
    explanation: [
      'Nothing can be bought on this public site: no payment provider is connected.',
      'Der kan ikke købes noget på denne offentlige hjemmeside, for der er ikke tilsluttet en betalingsudbyder.',
    ],
  },
  'mail-paused': {
    title: ['Emails are paused: the mail server refuses us', 'E-mails er på pause: Mailserveren afviser os'],
    explanation: [
      'No address is at fault, but a setting or the provider’s sending limit. Nothing is lost: emails wait, we try again every few minutes, and everything goes out once it’s corrected or the limit is reset. Test the connection in Settings to see what to change.',
      'Det skyldes ingen adresse, men en indstilling eller udbyderens grænse for afsendelse. Intet går tabt: E-mails venter, vi prøver igen med få minutters mellemrum, og alt sendes, når det er rettet, eller grænsen er nulstillet. Prøv forbindelsen under Indstillinger for at se, hvad der skal ændres.',
    ],
  },
  'smtp-missing': {
    title: ['Connect a mail server', 'Tilslut en mailserver'],
    explanation: [
      'Emails wait in the queue on this public site: no mail server is connected.',
      'E-mails venter i køen på denne offentlige hjemmeside, for der er ikke tilsluttet en mailserver.',
    ],
  },
};
