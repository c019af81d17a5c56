export const en = {
  title: 'Login',
  headline: 'Come in',
  tabs: { login: 'Login', 'sign-up': 'Sign up' },
  tabsLabel: 'Login or sign up',
  email: 'E-mail',
  password: 'Password',
  submit: 'Login',
  submitting: 'Logging in...',
  failed: 'Not logged in',
  signUp: {
    lead: 'You need no account to book or to buy.',
    text: 'Student accounts open together with the students’ own room: your sessions, credits, receipts and journal in one place. What you buy today with your e-mail address will be there.',
    book: 'Book Session',
    courses: 'Explore Courses',
  },
};

export const da: typeof en = {
  title: 'Log ind',
  headline: 'Kom indenfor',
  tabs: { login: 'Log ind', 'sign-up': 'Opret konto' },
  tabsLabel: 'Log ind eller opret konto',
  email: 'E-mail',
  password: 'Adgangskode',
  submit: 'Log ind',
  submitting: 'Logger ind...',
  failed: 'Ikke logget ind',
  signUp: {
    lead: 'Du behøver ingen konto for at booke eller købe.',
    text: 'Elevkonti åbner sammen med elevernes eget rum: dine timer, klip, kvitteringer og din dagbog på ét sted. Det, du køber i dag med din e-mailadresse, vil ligge der.',
    book: 'Book en time',
    courses: 'Se kurserne',
  },
};

export const loginMessages = { en, da };
