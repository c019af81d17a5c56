import type { SampleDocument } from '../document.ts';

/** Until students have accounts: what will stand here, and where to find it until then. */
export const dashboard: SampleDocument = {
  key: 'dashboard',
  en: [
    {
      type: 'seo',
      title: 'Student Dashboard, {studio}',
      description: 'Where students of {studio} will find their courses, their material and their journal.',
    },
    { type: 'headline', text: 'Your practice room', melody: [0, 2, 4] },
    {
      type: 'lead',
      text: 'Your courses, your material and a journal will stand here once students can sign in. Until then everything you have booked or bought is in the mail we sent you.',
    },
    {
      type: 'links',
      items: [
        { label: 'See the courses', href: '/courses' },
        { label: 'I cannot find my mail', href: '/contact' },
      ],
    },
  ],
  da: [
    {
      type: 'seo',
      title: 'Elevside, {studio}',
      description: 'Her vil elever hos {studio} finde deres kurser, deres materiale og deres dagbog.',
    },
    { type: 'headline', text: 'Dit øvelokale', melody: [0, 3] },
    {
      type: 'lead',
      text: 'Dine kurser, dit materiale og en dagbog kommer til at stå her, når elever kan logge ind. Indtil da ligger alt, hvad du har booket eller købt, i den mail, vi sendte dig.',
    },
    {
      type: 'links',
      items: [
        { label: 'Se kurserne', href: '/courses' },
        { label: 'Jeg kan ikke finde min mail', href: '/contact' },
      ],
    },
  ],
};
