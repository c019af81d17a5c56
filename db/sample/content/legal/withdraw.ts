import type { SampleDocument } from '../../document.ts';

/** The words around the withdrawal form; the form's own are in app/routes/legal/withdraw.messages.ts. */
export const withdraw: SampleDocument = {
  key: 'withdraw',
  en: [
    {
      type: 'seo',
      title: 'Withdraw from contract here, {studio}',
      description: 'Withdraw from a purchase at {studio} in two steps, without signing in.',
    },
    { type: 'headline', text: 'Withdraw from contract', melody: [3, 2, 0] },
    {
      type: 'lead',
      text: 'Two steps, no reason, no sign-in. You get a mail at once that says what you declared and when.',
    },
    {
      type: 'facts',
      heading: 'What the law gives you',
      rows: [
        { label: 'Goods', value: '14 days from the day they arrive' },
        { label: 'A credit, an hour, a studio day', value: '14 days; hours already held are paid' },
        { label: 'Group classes', value: '14 days; evenings already held are paid' },
        { label: 'Online courses', value: '30 days, our own guarantee' },
        { label: 'Workshops and programmes on fixed dates', value: 'Not by law; write anyway' },
      ],
    },
    {
      type: 'prose',
      paragraphs: [
        'The money goes back the way it came, within 14 days of hearing from you. Only want another hour? The link in your mail moves it, or cancels it until 24 hours before.',
      ],
    },
  ],
  da: [
    {
      type: 'seo',
      title: 'Fortryd aftale her, {studio}',
      description: 'Fortryd et køb hos {studio} i to trin, uden at logge ind.',
    },
    { type: 'headline', text: 'Fortryd aftale', melody: [3, 1] },
    {
      type: 'lead',
      text: 'To trin, ingen begrundelse, intet login. Du får straks en mail om, hvad du erklærede og hvornår.',
    },
    {
      type: 'facts',
      heading: 'Det giver loven dig',
      rows: [
        { label: 'Varer', value: '14 dage fra den dag, de kommer' },
        { label: 'Et klip, en time, en studiedag', value: '14 dage; holdte timer betales' },
        { label: 'Holdundervisning', value: '14 dage; holdte aftener betales' },
        { label: 'Onlinekurser', value: '30 dage, vores egen garanti' },
        { label: 'Workshopper og forløb på faste datoer', value: 'Ikke efter loven; skriv alligevel' },
      ],
    },
    {
      type: 'prose',
      paragraphs: [
        'Pengene kommer samme vej tilbage, senest 14 dage efter, at vi har hørt fra dig. Vil du bare have en anden time? Linket i din mail flytter den, eller aflyser den indtil 24 timer før.',
      ],
    },
  ],
};
