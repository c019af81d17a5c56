import type { SampleDocument } from '../../document.ts';

/** The words around the withdrawal form; the form's own are in app/routes/site/legal/withdraw.messages.ts. */
export const withdraw: SampleDocument = {
  key: 'withdraw',
  en: [
    {
      type: 'seo',
      title: 'Withdraw from contract here',
      description: 'Withdraw from a purchase at {studio} in two steps, without signing in.',
    },
    { type: 'headline', text: 'Withdraw from contract', melody: [3, 2, 0] },
    {
      type: 'lead',
      text: 'Two steps, no reason needed, no sign-in. We email you at once, confirming what you declared and when.',
    },
    {
      type: 'facts',
      heading: 'Your rights',
      rows: [
        { label: 'Goods', value: '14 days from the day they arrive' },
        { label: 'A credit, a session, a studio day', value: '14 days; sessions used are charged' },
        { label: 'Group classes', value: '14 days; past classes are charged' },
        { label: 'Online courses', value: '30 days, our own guarantee' },
        { label: 'Workshops and programmes on fixed dates', value: 'Not by law, but write to us' },
      ],
    },
    {
      type: 'prose',
      paragraphs: [
        'Refunds go back the way you paid, within 14 days of hearing from you. Just want another time? Use the link in your email to reschedule, or to cancel up to 24 hours before.',
      ],
    },
  ],
  da: [
    {
      type: 'seo',
      title: 'Fortryd aftale her',
      description: 'Fortryd et køb hos {studio} i to trin, uden at logge ind.',
    },
    { type: 'headline', text: 'Fortryd aftale', melody: [3, 1] },
    {
      type: 'lead',
      text: 'To trin, ingen begrundelse, intet login. Vi sender dig straks en e-mail, der bekræfter, hvad du erklærede og hvornår.',
    },
    {
      type: 'facts',
      heading: 'Dine rettigheder',
      rows: [
        { label: 'Varer', value: '14 dage fra den dag, de kommer' },
        { label: 'Et klip, en time, en dag i studiet', value: '14 dage, men afholdte timer betales' },
        { label: 'Holdundervisning', value: '14 dage, men afholdte gange betales' },
        { label: 'Onlinekurser', value: '30 dage, vores egen garanti' },
        { label: 'Workshops og forløb på faste datoer', value: 'Ikke efter loven, men skriv til os' },
      ],
    },
    {
      type: 'prose',
      paragraphs: [
        'Du får pengene tilbage samme vej senest 14 dage efter, at vi har hørt fra dig. Vil du bare have en anden time? Flyt eller aflys den med linket i vores e-mail indtil 24 timer før start.',
      ],
    },
  ],
};
