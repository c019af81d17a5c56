import type { Branding } from '#studio/shared/email/branding.ts';
import { noEditedTexts } from '#studio/shared/email/edited-texts.ts';

export const branding: Branding = {
  studioName: 'Lindehav Sang & Stemme',
  coachName: 'Thea Lindehav',
  email: 'hello@lindehav.example',
  phone: '+45 00 00 00 00',
  addressLines: ['Prøvegade 12, 1. sal', '1401 København K'],
  cvr: '00 00 00 00',
  meetingUrl: 'https://meet.example/thea',
  siteUrl: 'http://localhost:3000',
  editedTexts: noEditedTexts,
};
