import type { WithdrawalRegime } from '../catalogue/entry.ts';
import type { Remedy, TaskKind } from './task.ts';

interface TaskWords {
  /** What is to be done. The list puts the thing behind it: 'Accept or decline: Voice Elevated, Mia Holm'. */
  title: string;
  /** What happened, and what the remedies do. */
  explanation: string;
}

interface DeskWords {
  kinds: Record<TaskKind, TaskWords>;
  remedies: Record<Remedy, string>;
  /** Other names of a remedy for one kind of task. */
  remediesOf: Partial<Record<TaskKind, Partial<Record<Remedy, string>>>>;
  /** Asked once more before money is given back. */
  sure: (about: string) => string;
  order: (number: string) => string;
  facts: Record<
    | 'story'
    | 'read'
    | 'email'
    | 'amount'
    | 'reason'
    | 'hour'
    | 'wanted'
    | 'declared'
    | 'ordered'
    | 'part'
    | 'right',
    string
  >;
  /** What a buyer may give back, per regime of what was bought. */
  rights: Record<WithdrawalRegime, string>;
  refusals: {
    'not-there': string;
    'not-possible': string;
    refused: string;
    'no-answer': string;
    'bad-parcel': string;
  };
  outcomes: { done: string; again: string };
}

export const en: DeskWords = {
  kinds: {
    'decide-story': {
      title: 'A reader’s story',
      explanation:
        'Somebody sent a story for the magazine. Accept publishes it with its PDF, and tells its author; decline tells them kindly and deletes the PDF.',
    },
    'decide-application': {
      title: 'Accept or decline',
      explanation:
        'A place is reserved and the payment is authorised. Accept takes the payment and grants the place; decline gives the money back. Without an answer in time the bank takes the authorisation back.',
    },
    'dispatch-order': {
      title: 'Send',
      explanation:
        'The payment is authorised and is taken when you send the goods. Press the button when they are on their way. If only a part is sent, only that is taken, and the rest becomes an order of its own that the buyer pays when it can be sent. Without the button in time the bank takes the authorisation back; the pieces are kept for the buyer for seven days.',
    },
    withdrawal: {
      title: 'Answer a withdrawal',
      explanation:
        'The buyer has withdrawn from this order and has a receipt for it. Giving back refunds all of it, or releases the reservation, cancels an hour still to come and takes back what was granted. If a part was used, or only a part is withdrawn from, refund that part yourself and mark this as done. The law gives you 14 days.',
    },
    'withdrawal-unmatched': {
      title: 'Find the order of a withdrawal',
      explanation:
        'Somebody declared a withdrawal, but number and e-mail fit no order together. They have a receipt. Look for the order, answer by mail, and mark this as done.',
    },
    'refund-refused': {
      title: 'Give the money back',
      explanation:
        'The payment provider refused this refund. Try again, or give the money back another way and mark it as done.',
    },
    'provider-silent': {
      title: 'A payment waits for an answer',
      explanation:
        'The payment provider did not answer. The hour stays reserved and we ask again every minute; the task disappears when an answer comes.',
    },
    'payment-unmatched': {
      title: 'Look at a payment',
      explanation:
        'The payment provider shows money that does not fit the order. Nothing was granted for it. Look at it in the provider’s own dashboard.',
    },
    dispute: {
      title: 'Answer a dispute',
      explanation:
        'The payer has asked their bank for the money. The booking stays. Answer in the payment provider’s dashboard before its deadline.',
    },
    'mail-failed': {
      title: 'A mail was not delivered',
      explanation: 'The mail server refused it, or nobody took it. Try again, or let it be.',
    },
    'job-dead': {
      title: 'A step failed for good',
      explanation: 'Something the system does by itself failed too often. Try again, or mark it as done.',
    },
    'no-edition': {
      title: 'Find a date for a participant',
      explanation:
        'Somebody paid while no date was open and got a credit. Open a date and tell them, or agree on a refund.',
    },
    'no-unit-free': {
      title: 'No place or piece is left',
      explanation:
        'Somebody is owed a place or a piece that nobody has. Agree with them on another, or refund.',
    },
    'agree-date': {
      title: 'Agree on a date',
      explanation: 'A studio day is paid. Write to the buyer and agree on the day.',
    },
    'late-change-request': {
      title: 'Answer a request to move',
      explanation:
        'It came less than 24 hours before the session, so the system did not move it. Answer by mail.',
    },
    'plan-unscheduled': {
      title: 'Give a payment plan its end',
      explanation:
        'The payment provider has no date on which this plan of monthly payments ends, and would charge once too often. Try again, or set the end in the provider’s dashboard. After the last payment we end it in any case, and whatever is charged beyond it goes back.',
    },
    'plan-not-ended': {
      title: 'End a payment plan',
      explanation:
        'The payment provider refuses to end these monthly payments. End the subscription in its dashboard. Whatever is charged from now on goes back.',
    },
    'plan-unpaid': {
      title: 'A payment plan was not paid to its end',
      explanation:
        'The card was declined for weeks, and the payment provider has given up. Access rests. Write to the student, or let it be.',
    },
    'rate-missing': {
      title: 'Set an exchange rate',
      explanation:
        'Receipts in this currency need a rate to DKK for their VAT line. Without one they are marked for the accountant.',
    },
    'sample-identity': {
      title: 'Replace the sample studio',
      explanation: 'Name, address and company number on this public site are still invented.',
    },
    'payments-closed': {
      title: 'Connect payments',
      explanation:
        'Nothing can be bought on this public site: no payment provider is connected. Set STRIPE_SECRET_KEY and STRIPE_WEBHOOK_SECRET.',
    },
    'smtp-missing': {
      title: 'Connect a mail server',
      explanation: 'Mails wait in the queue on this public site. Set SMTP_URL and MAIL_FROM.',
    },
  },
  remedies: {
    accept: 'Accept and take the payment',
    decline: 'Decline and give the money back',
    dispatch: 'Sent: take the payment',
    'give-back': 'Give everything back',
    'dispatch-part': 'Only a part is sent',
    retry: 'Try again',
    done: 'Done',
  },
  remediesOf: {
    'decide-story': { accept: 'Publish it', decline: 'Decline' },
    'dispatch-order': { decline: 'Cannot be sent: give the money back' },
    'mail-failed': { done: 'Do not send it' },
  },
  sure: (about) => `Give the money back? ${about}. This cannot be undone.`,
  order: (number) => `order ${number}`,
  facts: {
    story: 'Story',
    read: 'Read it',
    email: 'E-mail',
    amount: 'Amount',
    reason: 'Reason',
    hour: 'Session',
    wanted: 'Wished for',
    declared: 'Declared',
    ordered: 'Ordered',
    part: 'Which part',
    right: 'By law',
  },
  rights: {
    goods: '14 days from the day the goods arrived; the buyer pays the return',
    service: '14 days from the order; what was held is paid at its share',
    credit: '14 days from the order; hours held are paid, the rest goes back',
    digital: 'no right after access began; 30 days by our own guarantee',
    dated: 'no right: a service on a fixed date; your choice',
    none: 'no right; your choice',
  },
  refusals: {
    'not-there': 'This is no longer on the list.',
    'not-possible': 'This is not possible any more: the payment has moved on meanwhile.',
    refused: 'The payment provider refused. The reason stands in its dashboard.',
    'no-answer': 'The payment provider does not answer. Nothing is lost; try again in a minute.',
    'bad-parcel':
      'Say how many of each you send, at least one piece; the tracking link begins with https://.',
  },
  outcomes: { done: 'Done.', again: 'It is being tried again.' },
};

export const da: DeskWords = {
  kinds: {
    'decide-story': {
      title: 'En læsers historie',
      explanation:
        'Nogen har sendt en historie til magasinet. Godkend udgiver den med dens PDF og fortæller det; afvis siger venligt nej og sletter PDF’en.',
    },
    'decide-application': {
      title: 'Godkend eller afvis',
      explanation:
        'En plads er reserveret, og betalingen er godkendt af banken. Godkend trækker beløbet og giver pladsen; afvis giver pengene tilbage. Uden svar i tide tager banken reservationen tilbage.',
    },
    'dispatch-order': {
      title: 'Send',
      explanation:
        'Betalingen er reserveret og trækkes, når du sender varerne. Tryk på knappen, når de er på vej. Sender du kun en del, trækkes kun den, og resten bliver sin egen ordre, som køberen betaler, når den kan sendes. Ellers tager banken reservationen tilbage; varerne gemmes til køberen i syv dage.',
    },
    withdrawal: {
      title: 'Svar på en fortrydelse',
      explanation:
        'Køberen har fortrudt denne ordre og har fået en kvittering for det. Giv tilbage refunderer det hele eller annullerer reservationen, aflyser en kommende time og tager det, ordren gav, tilbage. Er en del brugt, eller er kun en del fortrudt, så betal selv den del tilbage, og markér opgaven som klaret. Loven giver dig 14 dage.',
    },
    'withdrawal-unmatched': {
      title: 'Find ordren til en fortrydelse',
      explanation:
        'Nogen har erklæret en fortrydelse, men nummer og e-mail passer ikke sammen på nogen ordre. De har fået en kvittering. Find ordren, svar med en mail, og markér opgaven som klaret.',
    },
    'refund-refused': {
      title: 'Giv pengene tilbage',
      explanation:
        'Betalingsudbyderen afviste tilbagebetalingen. Prøv igen, eller giv pengene tilbage på en anden måde og markér den som klaret.',
    },
    'provider-silent': {
      title: 'En betaling venter på svar',
      explanation:
        'Betalingsudbyderen svarede ikke. Timen er fortsat reserveret, og vi spørger igen hvert minut; opgaven forsvinder, når svaret kommer.',
    },
    'payment-unmatched': {
      title: 'Se på en betaling',
      explanation:
        'Betalingsudbyderen viser penge, der ikke passer til ordren. Der er intet givet for dem. Se på det hos udbyderen.',
    },
    dispute: {
      title: 'Svar på en indsigelse',
      explanation:
        'Betaleren har bedt sin bank om pengene. Bookingen står ved magt. Svar hos betalingsudbyderen inden fristen.',
    },
    'mail-failed': {
      title: 'En mail nåede ikke frem',
      explanation: 'Mailserveren afviste den, eller ingen tog imod. Prøv igen, eller lad den ligge.',
    },
    'job-dead': {
      title: 'Et trin slog fejl for alvor',
      explanation:
        'Noget, systemet selv gør, slog fejl for mange gange. Prøv igen, eller markér det som klaret.',
    },
    'no-edition': {
      title: 'Find en dato til en deltager',
      explanation:
        'Nogen har betalt, mens ingen dato var åben, og har et tilgodehavende. Åbn en dato og giv besked, eller aftal en tilbagebetaling.',
    },
    'no-unit-free': {
      title: 'Der er ingen plads eller vare tilbage',
      explanation:
        'Nogen har krav på en plads eller vare, som ikke findes. Aftal en anden, eller betal tilbage.',
    },
    'agree-date': {
      title: 'Aftal en dato',
      explanation: 'En studiedag er betalt. Skriv til køberen, og aftal dagen.',
    },
    'late-change-request': {
      title: 'Svar på et ønske om at flytte',
      explanation: 'Det kom mindre end 24 timer før, så systemet flyttede ikke timen. Svar med en mail.',
    },
    'plan-unscheduled': {
      title: 'Giv en afdragsordning dens slutning',
      explanation:
        'Betalingsudbyderen har ingen dato, hvor de månedlige betalinger slutter, og ville trække én gang for meget. Prøv igen, eller sæt slutdatoen hos udbyderen. Efter den sidste betaling afslutter vi den under alle omstændigheder, og hvad der trækkes derudover, går tilbage.',
    },
    'plan-not-ended': {
      title: 'Afslut en afdragsordning',
      explanation:
        'Betalingsudbyderen afviser at afslutte de månedlige betalinger. Afslut abonnementet hos udbyderen. Hvad der trækkes fra nu af, går tilbage.',
    },
    'plan-unpaid': {
      title: 'En afdragsordning blev ikke betalt til ende',
      explanation:
        'Kortet er blevet afvist i ugevis, og betalingsudbyderen har givet op. Adgangen holder pause. Skriv til eleven, eller lad den ligge.',
    },
    'rate-missing': {
      title: 'Angiv en valutakurs',
      explanation:
        'Kvitteringer i denne valuta skal bruge en kurs til DKK til momslinjen. Uden den er de markeret til revisoren.',
    },
    'sample-identity': {
      title: 'Udskift eksempelstudiet',
      explanation: 'Navn, adresse og CVR-nummer på dette offentlige websted er stadig opdigtede.',
    },
    'payments-closed': {
      title: 'Tilslut betaling',
      explanation:
        'Der kan ikke købes noget på dette offentlige websted: ingen betalingsudbyder er tilsluttet. Angiv STRIPE_SECRET_KEY og STRIPE_WEBHOOK_SECRET.',
    },
    'smtp-missing': {
      title: 'Tilslut en mailserver',
      explanation: 'Mails venter i køen på dette offentlige websted. Angiv SMTP_URL og MAIL_FROM.',
    },
  },
  remedies: {
    accept: 'Godkend og træk betalingen',
    decline: 'Afvis og giv pengene tilbage',
    dispatch: 'Sendt: træk betalingen',
    'give-back': 'Giv det hele tilbage',
    'dispatch-part': 'Kun en del er sendt',
    retry: 'Prøv igen',
    done: 'Klaret',
  },
  remediesOf: {
    'decide-story': { accept: 'Udgiv den', decline: 'Sig nej tak' },
    'dispatch-order': { decline: 'Kan ikke sendes: giv pengene tilbage' },
    'mail-failed': { done: 'Send den ikke' },
  },
  sure: (about) => `Skal pengene gives tilbage? ${about}. Det kan ikke fortrydes.`,
  order: (number) => `ordre ${number}`,
  facts: {
    story: 'Historie',
    read: 'Læs den',
    email: 'E-mail',
    amount: 'Beløb',
    reason: 'Årsag',
    hour: 'Time',
    wanted: 'Ønsket',
    declared: 'Erklæret',
    ordered: 'Bestilt',
    part: 'Hvilken del',
    right: 'Efter loven',
  },
  rights: {
    goods: '14 dage fra den dag, varen kom; køberen betaler returporto',
    service: '14 dage fra bestillingen; det, der er holdt, betales med sin andel',
    credit: '14 dage fra bestillingen; holdte timer betales, resten går tilbage',
    digital: 'ingen ret, når adgangen er begyndt; 30 dage efter vores egen garanti',
    dated: 'ingen ret: en ydelse på en fast dato; du bestemmer',
    none: 'ingen ret; du bestemmer',
  },
  refusals: {
    'not-there': 'Dette er ikke længere på listen.',
    'not-possible': 'Det kan ikke lade sig gøre mere: betalingen er kommet videre i mellemtiden.',
    refused: 'Betalingsudbyderen afviste. Årsagen står hos udbyderen.',
    'no-answer': 'Betalingsudbyderen svarer ikke. Intet er tabt; prøv igen om et minut.',
    'bad-parcel':
      'Angiv, hvor mange af hver du sender, mindst ét styk; sporingslinket begynder med https://.',
  },
  outcomes: { done: 'Klaret.', again: 'Der prøves igen.' },
};

export const deskWords = { en, da };
