import type { Block } from '#studio/content/blocks.ts';

/** Written for what this software sells and how it takes money. A lawyer must read it before it is anybody's. */
export const termsEnglish: Block[] = [
  {
    type: 'seo',
    title: 'Terms of Service, {studio}',
    description:
      'What applies when you book or buy at {studio}: ordering, paying, changing your mind, complaining.',
  },
  { type: 'headline', text: 'Terms of Service', melody: [1, 2, 5] },
  {
    type: 'lead',
    text: 'What applies when you book or buy here, in words one can read. Danish consumer law protects you beyond anything written below; nothing here takes that away.',
  },
  {
    type: 'facts',
    heading: '1. Who you buy from',
    rows: [
      { label: 'Business', value: '{studio}, {coach}' },
      { label: 'Address', value: '{address}' },
      { label: 'CVR', value: '{cvr}' },
      { label: 'E-mail', value: '{email}' },
      { label: 'Phone', value: '{phone}' },
    ],
  },
  {
    type: 'steps',
    heading: '2. How an order comes about',
    steps: [
      {
        title: 'You choose',
        text: 'An hour, a seat, a course or goods. Nothing binds you yet. Until you pay you can go back, change or drop everything; what you have typed is shown again before you send it.',
      },
      {
        title: 'You see what it costs',
        text: 'Before the last button stands what you order, the whole price with VAT and delivery, and these terms. Consents are never ticked beforehand.',
      },
      {
        title: 'You order',
        text: 'The button says that it costs money: ‘Order and pay’, or the payment page’s own. With it you make us an offer.',
      },
      {
        title: 'We confirm',
        text: 'The contract is made when the payment has gone through or is reserved, for the programmes when your application is accepted. You get a mail with the order, the receipt, the right to withdraw and a link to this version of the terms. Keep it: it is your copy. Ours is kept under the order’s number, and its page can be opened with the link in the mail.',
      },
    ],
  },
  {
    type: 'prose',
    paragraphs: [
      'Contracts can be made in Danish or English. You must be 18, or have a parent or guardian order for you.',
    ],
  },
  {
    type: 'prose',
    heading: '3. Prices and payment',
    paragraphs: [
      'Prices include Danish VAT where it applies; the receipt shows it line by line. A price in DKK, EUR or USD is what you pay in that currency; we convert nothing. Delivery is shown before you order.',
      'You pay with a card, Apple Pay or Google Pay, in DKK and EUR also with MobilePay, on our payment provider’s page. We add no fee.',
    ],
  },
  {
    type: 'steps',
    heading: '4. When money is taken',
    steps: [
      {
        title: 'Private sessions, workshops, studio days, group classes',
        text: 'When you order. A chosen hour is held for you while you pay; if the money arrives after the hold has ended and somebody else has the hour, it all goes back at once.',
      },
      {
        title: 'Voice Elevated and Celebrity Vocal Experience',
        text: 'The price is only reserved on your card when you order. It is taken when your application is accepted, and the reservation is given back if it is not. A bank keeps a reservation for a few days only; if we have not agreed within six, it is given back, and you pay by a link once you are accepted, at once or in up to four instalments, as we agree.',
      },
      {
        title: 'Goods from stock',
        text: 'Reserved when you order, taken when we send. If a part is sent first, only that part is taken; the rest becomes an order of its own, which you pay by a link. What cannot be sent within six days is not taken: the reservation is given back, and we keep the goods for you for seven days.',
      },
      {
        title: 'Goods printed for you',
        text: 'T-shirts, bags, cups and the like are made when you order. They are paid at once, and only if you have agreed to that before ordering.',
      },
      {
        title: 'Online courses',
        text: 'When you order. A three-month plan is three charges, a month apart, that add up to the price: no interest, no fee, and no fourth charge. What does not divide evenly is added to the first charge; you see every amount before you order, and what has been charged and what is due on your order’s page. If a charge fails we write to you and try again; after 14 days without payment access pauses until it is paid.',
      },
    ],
  },
  {
    type: 'prose',
    heading: '5. Hours: moving, cancelling, being late',
    paragraphs: [
      'Until 24 hours before it begins you can move an hour, three times and without paying again, or cancel it and get all your money (or the credit) back. Both are done with the link in your mail. After that the hour counts as held; write anyway if you are ill, and {firstName} decides.',
      'A session credit is valid for 12 months. If you come late the hour still ends on time. If we are prevented, you choose: another hour, or your money back.',
    ],
  },
  {
    type: 'prose',
    heading: '6. Programmes, workshops and classes',
    paragraphs: [
      'Seats in a programme go to those whose application is accepted; we answer within 2 to 3 business days. What is included stands on the programme’s page. Travel and rooms are yours to arrange unless the page says otherwise.',
      'If we have to call something off or move it, you are told at once and may have all your money back. If you cannot come, somebody else may take your seat; tell us who.',
    ],
  },
  {
    type: 'prose',
    heading: '7. Online courses',
    paragraphs: [
      'Access begins at once and is for you alone. You need a browser of the last three years and sound. The courses belong to {studio}: watch them as often as you like, but do not pass them on.',
      'Beyond the law: within 30 days of buying you get all your money back if the course is not for you. Press the button on the order’s page or write to us; it ends a plan, too.',
    ],
  },
  {
    type: 'prose',
    heading: '8. Delivery of goods',
    paragraphs: [
      'We send to addresses in the EU, Norway and Iceland. Goods from stock leave within six days, printed goods within ten; the mail that says so has the parcel’s number. The risk is ours until the parcel is in your hands.',
    ],
  },
  {
    type: 'steps',
    heading: '9. The right to withdraw',
    steps: [
      {
        title: 'Goods, from stock and printed',
        text: '14 days from the day you, or somebody you name, have the last of them in hand. Our prints are standard designs, so the right holds for them too. You pay the return postage, and send the goods within 14 days of withdrawing. Try them as you would in a shop; what they lose in value by more than that, you pay.',
      },
      {
        title: 'Session credits, hours and studio days',
        text: '14 days from the order. Unused, everything comes back. If you chose an hour within the 14 days you asked us to begin: hours already held are paid at their price, the rest comes back.',
      },
      {
        title: 'Group classes',
        text: '14 days from the order. Evenings already held are paid at their share of the price.',
      },
      {
        title: 'Events on fixed dates',
        text: 'Workshops, Voice Elevated and the retreat are leisure services on given dates; the law (section 18(2), no. 12, of the Danish Consumer Contracts Act) gives no right to withdraw from them. Until your application is accepted you can take it back and pay nothing. Write anyway: people fall ill.',
      },
      {
        title: 'Online courses',
        text: 'You ask for access at once and agree that the legal right to withdraw ends with it. In its place you have our 30 days.',
      },
    ],
  },
  {
    type: 'prose',
    heading: '10. How to withdraw',
    paragraphs: [
      'Use ‘Withdraw from contract here’ in the footer of every page, write to us, or use the form below. You need no reason. It is in time if you send it before the 14 days are over. You get a mail at once that says what you declared and when.',
      'We pay back everything, with ordinary delivery, within 14 days of hearing from you, the way you paid. For goods we may wait until they are back or you have shown that they are sent.',
    ],
  },
  { type: 'links', items: [{ label: 'Withdraw from contract here', href: '/withdraw' }] },
  {
    type: 'list',
    heading: '11. Model withdrawal form',
    items: [
      'To {studio}, {address}, {email}:',
      'I hereby give notice that I withdraw from my contract of sale of the following goods / for the provision of the following service:',
      'Ordered on / received on:',
      'Order number:',
      'Name of the consumer:',
      'Address of the consumer:',
      'Signature of the consumer (only if this form is sent on paper), and date:',
    ],
  },
  {
    type: 'prose',
    heading: '12. If something is wrong with it',
    paragraphs: [
      'The Danish Sale of Goods Act gives you two years to complain of defects in goods. A defect that shows within the first year is taken to have been there from the beginning. Tell us within reasonable time; two months is always soon enough. You may then have it repaired or replaced, the price reduced or the sale undone, depending on the defect. We pay the postage when you are right.',
      'The same two years hold for digital content, which we put right or pay back. A lesson that was not what was agreed we give again, or pay back.',
    ],
  },
  {
    type: 'prose',
    heading: '13. Complaints',
    paragraphs: [
      'Write to {email} first. Most things are settled in a day.',
      'If we cannot agree, you can complain to Mæglingsteamet for Forbrugerklager (until recently Center for Klageløsning), Nævnenes Hus, Toldboden 2, 8800 Viborg, at naevneneshus.dk, if what you bought cost at least DKK 1,110 (clothes: DKK 720) and at most DKK 100,000. If mediation does not help, Forbrugerklagenævnet can decide the case. If you live in another EU country, Forbruger Europa (forbrugereuropa.dk) and the consumer centre of your country help you for free.',
      'Danish law applies. If you are a consumer in another country you keep the protection of its mandatory rules, and you may sue at your own court.',
    ],
  },
  {
    type: 'links',
    items: [
      { label: 'Nævnenes Hus', href: 'https://naevneneshus.dk' },
      { label: 'Forbruger Europa', href: 'https://www.forbrugereuropa.dk' },
    ],
  },
  {
    type: 'prose',
    heading: '14. The small rest',
    paragraphs: [
      'Singing is work with the body. Tell {firstName} if you are ill, hoarse or under treatment; we are teachers, not doctors, and promise work, not a result.',
      'What we store about you stands in the privacy policy. When these terms change, the change holds for new orders only: each order keeps the version it was made under, and every version can still be read.',
    ],
  },
  { type: 'links', items: [{ label: 'Privacy Policy', href: '/privacy-policy' }] },
];
