import type { StudioIdentity } from '#studio/shared/content/identity.ts';
import { studioTimeZone } from '#studio/shared/time/time-zone.ts';

/** Invented, every part of it: no such studio, street number or CVR exists, and .example never resolves. */
export const sampleIdentity: StudioIdentity = {
  studioName: 'Lindehav Voice Studio',
  studioTagline: 'Complete artist development in Copenhagen',
  coachName: 'Thea Lindehav',
  coachFirstName: 'Thea',
  coachSlug: 'thea-lindehav',
  email: 'hello@lindehav.example',
  phone: '+45 00 00 00 00',
  messagingUrl: 'https://messages.example/lindehav',
  photoUrl: 'https://photos.example/lindehav',
  videoUrl: 'https://videos.example/lindehav',
  addressLines: ['Lindehav Voice Studio', 'Prøvegade 12, 1. sal', '1401 København K'],
  meetingUrl: 'https://meet.example/lindehav',
  cvr: '00 00 00 00',
  isSample: true,
  isOwnStudio: false,
  timeZone: studioTimeZone,
};
