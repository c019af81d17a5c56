export const en = {
  booking: 'New booking',
  consultation: 'New consultation',
  cancellation: 'Session cancelled',
  consultationCancelled: 'Consultation cancelled',
  order: 'New order',
  application: 'New application',
  message: 'New message',
  payment: 'Payment problem',
  test: { title: 'Test notification', body: 'Notifications work on this device.' },
};

export const da: typeof en = {
  booking: 'Ny booking',
  consultation: 'Ny samtale',
  cancellation: 'Time aflyst',
  consultationCancelled: 'Samtale aflyst',
  order: 'Ny ordre',
  application: 'Ny ansøgning',
  message: 'Ny besked',
  payment: 'Problem med en betaling',
  test: { title: 'Testnotifikation', body: 'Notifikationer virker på denne enhed.' },
};
