import type { Block } from '#studio/shared/content/blocks.ts';

/** Written for what this software sells and how it takes money. A lawyer must read it before it is anybody's. */
export const termsEnglish: Block[] = [
  {
    type: 'seo',
    title: 'Terms of Service',
    description:
      'What applies when you book or buy at {studio}: ordering, payment, withdrawal and complaints.',
  },
  { type: 'headline', text: 'Terms of Service', melody: [1, 2, 5] },
  {
    type: 'lead',
    text: 'What applies when you book or buy here, in plain language. Danish consumer law protects you regardless of what is written below; nothing here limits those rights.',
  },
  {
    type: 'facts',
    heading: '1. Who you buy from',
    rows: [
      { label: 'Business', value: '{studio}, {coach}' },
      { label: 'Address', value: '{address}' },
      { label: 'CVR', value: '{cvr}' },
      { label: 'Email', value: '{email}' },
      { label: 'Phone', value: '{phone}' },
    ],
  },
  {
    type: 'steps',
    heading: '2. How to order',
    steps: [
      {
        title: 'You choose',
        text: 'A session, a place, a course or goods. You are not bound yet. Until you pay you can go back, change or cancel everything, and you can check what you have typed before you send it.',
      },
      {
        title: 'You see what it costs',
        text: 'Before the final button we show what you’re ordering, the full price with VAT and delivery, and these terms. Consents are never ticked beforehand.',
      },
      {
        title: 'You order',
        text: 'The button makes clear that you must pay (“Order and pay”, or the button on the payment page). Pressing it makes us an offer.',
      },
      {
        title: 'We confirm',
        text: 'The contract is made when the payment has gone through or is reserved, or, for the programmes, when your application is accepted. You get an email with the order, the receipt, the right to withdraw and a link to this version of the terms. Keep it as your copy. We store the contract under the order number, and you can open its page with the link in the email.',
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
      'Prices include Danish VAT where it applies; the receipt shows it line by line. A price in DKK, EUR or USD is what you pay in that currency; we do not convert it. Delivery is shown before you order.',
      'You pay with a card, Apple Pay or Google Pay, in DKK and EUR also with MobilePay, on our payment provider’s page. We add no fee.',
    ],
  },
  {
    type: 'steps',
    heading: '4. When you are charged',
    steps: [
      {
        title: 'Private coaching, workshops, studio days, group classes',
        text: 'When you order. We hold the time you have chosen while you pay. If your payment arrives after the hold has expired and someone else has booked the time, we refund it in full at once.',
      },
      {
        title: 'Voice Elevated and Celebrity Vocal Experience',
        text: 'The price is only reserved on your card when you order. We charge it when we accept your application. We release the reservation if we do not. Banks hold a reservation for a few days only. If we have not reached a decision within six days, we release it, and you pay through a link once you are accepted, in full or in up to four instalments, as agreed.',
      },
      {
        title: 'Goods from stock',
        text: 'Reserved when you order, charged when we ship. If we ship part of the order first, we charge only that part; the rest becomes a separate order, which you pay through a link. We do not charge for anything we cannot ship within six days: we release the reservation and keep the goods for you for seven days.',
      },
      {
        title: 'Goods printed for you',
        text: 'T-shirts, bags, mugs and the like are made when you order. You pay for them at once, and only if you have agreed to that before ordering.',
      },
      {
        title: 'Online courses',
        text: 'When you order. A three-month plan is three charges, a month apart, that add up to the price: no interest, no fee, and no fourth charge. Any rounding difference is added to the first charge. You see every amount before you order, and your order page shows what has been charged and what is due. If a charge fails, we write to you and try again; after 14 days without payment access pauses until it is paid.',
      },
    ],
  },
  {
    type: 'prose',
    heading: '5. Sessions: rescheduling, cancelling and arriving late',
    paragraphs: [
      'Up to 24 hours before a session starts, you can reschedule it up to three times at no cost, or cancel it and get a full refund (or the credit back). Use the link in your email for both. After that the session counts as used. If you are ill, write anyway, and {firstName} will decide.',
      'A session credit is valid for 12 months. If you arrive late, the session still ends on time. If we have to cancel, you choose: another time or a refund.',
    ],
  },
  {
    type: 'prose',
    heading: '6. Programmes, workshops and classes',
    paragraphs: [
      'Places on a programme go to accepted applicants. We reply within 2-3 business days. What is included is listed on the programme’s page. Travel and accommodation are yours to arrange unless the page says otherwise.',
      'If we have to cancel or reschedule, we tell you at once and you may have a full refund. If you cannot come, someone else may take your place; tell us who.',
    ],
  },
  {
    type: 'prose',
    heading: '7. Online courses',
    paragraphs: [
      'Access begins at once and is for you only. You need sound and a browser no more than three years old. The courses belong to {studio}: watch them as often as you like, but do not share them.',
      'In addition to your statutory rights, you can have a full refund within 30 days of buying if the course is not for you. Press the button on the order page or write to us. This also ends a payment plan.',
    ],
  },
  {
    type: 'prose',
    heading: '8. Delivery of goods',
    paragraphs: [
      'We send to addresses in these countries: {countries}. Goods from stock ship within six days, printed goods within ten, and we email you the tracking number. The goods are at our risk until you receive them.',
    ],
  },
  {
    type: 'steps',
    heading: '9. The right to withdraw',
    steps: [
      {
        title: 'Goods, from stock and printed',
        text: '14 days from the day you, or someone you name, receive the last item. Our prints are standard designs, so the right applies to them too. You pay the return postage, and send the goods within 14 days of withdrawing. You may try them as you would in a shop; you pay for any loss in value beyond that.',
      },
      {
        title: 'Session credits, sessions and studio days',
        text: '14 days from the order. If nothing has been used, you get a full refund. If you chose a session within the 14 days, you asked us to begin: sessions that have taken place are charged at their price, and the rest is refunded.',
      },
      {
        title: 'Group classes',
        text: '14 days from the order. Classes that have taken place are charged at their share of the price.',
      },
      {
        title: 'Events on fixed dates',
        text: 'Workshops, Voice Elevated and the retreat are leisure services on given dates; the law (section 18(2), no. 12, of the Danish Consumer Contracts Act) gives no right to withdraw from them. Until your application is accepted you can withdraw it and pay nothing. Write to us anyway: people fall ill.',
      },
      {
        title: 'Online courses',
        text: 'You ask for immediate access and agree that your statutory right to withdraw ends with it. Our 30-day guarantee applies instead.',
      },
    ],
  },
  {
    type: 'prose',
    heading: '10. How to withdraw',
    paragraphs: [
      'Use “Withdraw from contract here” in the footer of every page, write to us, or use the form below. You need not give a reason. You meet the deadline if you send your notice before the 14 days are over. We email you at once to confirm what you declared and when.',
      'We refund everything, including standard delivery, within 14 days of hearing from you, the way you paid. For goods we may wait until we have received them or you have shown that you have sent them.',
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
    heading: '12. Faulty goods and complaints',
    paragraphs: [
      'The Danish Sale of Goods Act gives you two years to complain about faulty goods. A fault that appears within the first year is presumed to have been there from the start. Tell us within a reasonable time; two months is always soon enough. Depending on the fault, you can have the goods repaired or replaced, the price reduced or the contract terminated. We pay the postage if the complaint is justified.',
      'The same two years apply to digital content, which we correct or refund. If a session was not what was agreed, we repeat or refund it.',
    ],
  },
  {
    type: 'prose',
    heading: '13. If we cannot agree',
    paragraphs: [
      'Write to {email} first. Most problems are solved within a day.',
      'If we cannot agree, you can complain to Mæglingsteamet for Forbrugerklager (formerly Center for Klageløsning), Nævnenes Hus, Toldboden 2, 8800 Viborg, at naevneneshus.dk, if what you bought cost at least DKK 1,110 (clothes: DKK 720) and at most DKK 100,000. If mediation fails, Forbrugerklagenævnet can decide the case. If you live in another EU country, Forbruger Europa (forbrugereuropa.dk) and the consumer centre of your country help you for free.',
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
    heading: '14. Other terms',
    paragraphs: [
      'Singing is work with the body. Tell {firstName} if you are ill, hoarse or under treatment; we are teachers, not doctors, and cannot promise a particular result.',
      'The privacy policy explains what we store about you. When these terms change, the change applies to new orders only: each order keeps the version it was made under, and every version can still be read.',
    ],
  },
  { type: 'links', items: [{ label: 'Privacy Policy', href: '/privacy-policy' }] },
];
