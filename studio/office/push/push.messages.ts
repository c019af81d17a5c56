import { inBoth } from '#studio/shared/texts/in-both.ts';

export const pushMessages = inBoth({
  booking: ['New booking', 'Ny booking'],
  consultation: ['New consultation', 'Ny samtale'],
  cancellation: ['Session cancelled', 'Time aflyst'],
  consultationCancelled: ['Consultation cancelled', 'Samtale aflyst'],
  order: ['New order', 'Ny ordre'],
  application: ['New application', 'Ny ansøgning'],
  message: ['New message', 'Ny besked'],
  payment: ['Payment problem', 'Problem med en betaling'],
  email: ['Problem with emails', 'Problem med e-mails'],
  test: {
    title: ['Test notification', 'Testnotifikation'],
    body: ['Notifications work on this device.', 'Notifikationer virker på denne enhed.'],
  },
});
