import type { SampleDocument } from '../../document.ts';
import { privacyDanish } from './privacy-danish.ts';

/** Written for what this software stores and does. A lawyer must read it before it is anybody's. */
export const privacy: SampleDocument = {
  key: 'privacy-policy',
  en: [
    {
      type: 'seo',
      title: 'Privacy Policy',
      description: 'What {studio} stores about you, why, on what legal basis, for how long, and your rights.',
    },
    { type: 'headline', text: 'Privacy Policy', melody: [1, 4] },
    {
      type: 'lead',
      text: 'What we store about you, why, on what legal basis and for how long, who else sees it, and how you get it, correct it or have it deleted.',
    },
    {
      type: 'facts',
      heading: 'Who is responsible',
      rows: [
        { label: 'Data controller', value: '{studio}' },
        { label: 'Address', value: '{address}' },
        { label: 'CVR', value: '{cvr}' },
        { label: 'Email', value: '{email}' },
        { label: 'Phone', value: '{phone}' },
      ],
    },
    {
      type: 'prose',
      heading: 'In short',
      paragraphs: [
        'Just browsing leaves no trace: no cookie, no account, no tracking, no requests to other companies’ servers. We only store something when you book, buy, apply, write or sign up, and then only what is needed.',
        'We sell nothing, profile nobody, and make no decision about you by automated means alone.',
      ],
    },
    {
      type: 'steps',
      heading: 'What we store, why, and for how long',
      steps: [
        {
          title: 'Sessions you hold or book',
          text: 'Name, email, time, online or in the studio, your time zone if your browser shares it, and how the session is paid. While a time is only on hold, also a one-way hash of your IP address, so that nobody can hold every time at once. Basis: the contract with you, and steps you ask for before it (GDPR article 6(1)(b)). A hold that was never paid is deleted after 30 days; a booking after three years, when claims about it become time-barred.',
        },
        {
          title: 'Notes, homework and recordings',
          text: 'What the coach notes about your sessions and your voice, the homework you are given with its files, when you have seen and done it, and recordings of sessions that you agreed to, with comments. Only you and the coach can open these files; a note is the coach’s own unless it is shared with you. Basis: the contract (6(1)(b)) and our legitimate interest in preparing your sessions (6(1)(f)). Deleted three years after the session, or after the homework was set. Your phone number, voice type and tags are deleted three years after their last change, but not before your last booking.',
        },
        {
          title: 'Students from an earlier list',
          text: 'If you were a student before we had this website, the coach may have entered your name and email from a list of their own, so that what you book and buy is found in one place. Basis: the contract (6(1)(b)). Deleted three years after it was entered.',
        },
        {
          title: 'Purchases, receipts and refunds',
          text: 'Name, email, for goods the delivery address, what you bought and at what price, the terms and consents the order was placed under, the state of the payment and the receipts. Your card number never reaches us. Basis: the contract (6(1)(b)) and the Danish Bookkeeping Act (6(1)(c)), which requires us to keep records for five years from the end of the financial year.',
        },
        {
          title: 'Applications to the programmes',
          text: 'Your name, email and phone, what you tell us about your singing, your aims and when we may call, and the PDF files you add. Only the coach reads them. What you have begun to type stays on your own device until you send it. A draft that you have emailed to yourself is kept for up to 14 days, or until you send the application. Basis: steps you ask for before a contract (6(1)(b)). If you are not offered a place, or do not take it, everything is deleted after six months; otherwise with the booking. Please do not write about your health unless it matters for your voice and you want us to know: then it is your explicit consent (article 9(2)(a)) that lets us read it.',
        },
        {
          title: 'Consultations',
          text: 'Name, email and the half hour you chose. Basis: steps before a contract (6(1)(b)). Deleted after one year.',
        },
        {
          title: 'Messages',
          text: 'Name, email, phone if you give it, the message, and what you answer to our replies by email or in the student area, with the files that you attach and those that we attach to our replies. Basis: our legitimate interest in answering you (6(1)(f)), or the contract the message is about. Deleted with all files one year after the last answer.',
        },
        {
          title: 'The newsletter',
          text: 'Your email, the words you agreed to and when, and when you confirmed. Basis: your consent (6(1)(a), and the Danish Marketing Practices Act, section 10). An address that is never confirmed is deleted after 30 days. You unsubscribe with one click in every email; after that we keep only the proof that you had agreed, for two years. If you ask to be notified of the date of a course, the same applies to that request, except that your address is deleted as soon as you cancel, and at the latest after two years.',
        },
        {
          title: 'Waiting lists',
          text: 'If you join the waiting list of a date: your email, the words you agreed to, and your place. Basis: your consent (6(1)(a)). An entry on a waiting list that is never confirmed is deleted after 30 days, every other one 30 days after the date has ended.',
        },
        {
          title: 'Stories for the magazine',
          text: 'What you send us for publication, with name and email. Basis: your consent (6(1)(a)); you can withdraw it, and we take the story down. Declined stories are deleted after 30 days.',
        },
        {
          title: 'Withdrawals and complaints',
          text: 'What you declared, word for word, with order number, email and time. Basis: consumer law (6(1)(c)). Kept as long as the records of the order; if it matches no order, for one year.',
        },
        {
          title: 'Your account, if you create one',
          text: 'Name, email, your password in a form nobody can read, the type of browser you are signed in with and since when, your courses and your progress, and a journal with goals that only you can read unless you share them. Basis: the contract (6(1)(b)). In your student area under “Your data” you can download everything as one file, or have it deleted at once, except what the Bookkeeping Act keeps.',
        },
        {
          title: 'Technical records',
          text: 'For each request: time, page, response and duration; no IP address and no search terms. Abuse counters hold one-way codes and are deleted after about an hour. Log lines are kept for 30 days. The address and subject of each email we send are kept for 90 days; an address to which our emails could not be delivered, or that reported them as spam, for one year, so that we do not write to it again; the confirmation of an address, by a link or a payment, for three years; a name on the coach’s task list for a year after the task is done. Basis: our legitimate interest in a website that works and is secure (6(1)(f)).',
        },
      ],
    },
    {
      type: 'prose',
      heading: 'Do you have to give us your data?',
      paragraphs: [
        'No law requires you to. But without your name and email we cannot hold a time for you, without your address we cannot send you a parcel, and without knowing something about your voice we cannot assess an application. Fields we can do without are marked as optional.',
      ],
    },
    {
      type: 'list',
      heading: 'Who else sees it',
      items: [
        'The payment provider (Stripe Payments Europe, Ireland, where the checkout says so) takes your card number and tells us whether the payment went through. For the payment itself it is a separate controller, with its own privacy policy on the payment page.',
        'Our hosting provider, which runs the server, and our email provider, which delivers our emails. They act as our processors and may not use the data for their own purposes.',
        'The printer of T-shirts, bags and mugs (Printful, Latvia and the USA) gets the delivery name and address and the contents of the parcel. The carrier of any parcel gets the address.',
        'Our bookkeeper and auditor see receipts; authorities see what a law obliges us to hand over.',
        'Online sessions take place in a meeting service. We email you the link; the service’s own policy says what it stores about a call. We do not record sessions unless you ask us to.',
      ],
    },
    {
      type: 'prose',
      heading: 'Outside the EU',
      paragraphs: [
        'Stripe and Printful may handle data in the USA. They do so under the EU–US Data Privacy Framework, which the European Commission has found to protect data adequately, or under the Commission’s standard contractual clauses. Write to us for a copy.',
      ],
    },
    {
      type: 'prose',
      heading: 'Videos and external pages',
      paragraphs: [
        'None of our pages loads anything from another company until you click. A video shows our own picture until you press play; from then on the video’s host sees your IP address and may set cookies under its own rules. The same applies to an external scheduling page and the social links in the footer.',
      ],
    },
    {
      type: 'list',
      heading: 'Your rights',
      items: [
        'To see what we have about you, and to get a copy (article 15).',
        'To have what is wrong corrected (16), and what we no longer need deleted (17). We keep receipts for as long as the law requires.',
        'To have the use of your data restricted while we settle a disagreement (18).',
        'To get what you gave us in a file that another service can read (20).',
        'To object to anything we base on our legitimate interest (21). We then stop, unless we can show overriding grounds.',
        'To withdraw a consent at any time (7(3)). This does not affect what was lawful before.',
      ],
    },
    {
      type: 'prose',
      paragraphs: [
        'Write to {email}. We reply within a month, free of charge. We may ask you to write from the address we have for you, so that nobody else receives your data.',
        'If we get something wrong, tell us. You can also complain to the Danish Data Protection Agency: Datatilsynet, Carl Jacobsens Vej 35, 2500 Valby, phone +45 33 19 32 00, dt@datatilsynet.dk, or to the authority of the country you live in.',
      ],
    },
    {
      type: 'prose',
      heading: 'Under 18',
      paragraphs: [
        'Young singers are welcome, but a parent or guardian must buy and sign up on their behalf. The newsletter is for people aged 15 and over.',
      ],
    },
    {
      type: 'prose',
      heading: 'How we keep it safe',
      paragraphs: [
        'All traffic is encrypted. Secret links have 128 bits, are stored as one-way codes and expire. Once an email has been delivered, we delete its text. Passwords are stored with scrypt. Only the owner can read what visitors send. If something goes wrong all the same and puts you at risk, we inform Datatilsynet within 72 hours, and you too.',
      ],
    },
    {
      type: 'links',
      items: [
        { label: 'Write to us', href: '/contact' },
        { label: 'Cookies', href: '/cookie-policy' },
        { label: 'Datatilsynet', href: 'https://www.datatilsynet.dk' },
      ],
    },
  ],
  da: privacyDanish,
};
