import { inBoth } from '#studio/shared/texts/in-both.ts';

export const issueEmailMessages = inBoth({
  listen: ['Listen on our website', 'Lyt på vores hjemmeside'],
  code: ['Enter the code in the cart', 'Skriv koden i kurven'],
  use: ['See courses', 'Se kurser'],
  price: ['Price', 'Pris'],
  nextDate: ['Next date', 'Næste dato'],
  see: ['Read more and book', 'Læs mere, og bestil'],
  read: ['Read the article', 'Læs artiklen'],
  inBrowser: ['Read this on our website', 'Læs nyhedsbrevet på vores hjemmeside'],
  why: [
    'You get this because you subscribed to our newsletter. We don’t track what you open or click.',
    'Du får denne e-mail, fordi du har tilmeldt dig vores nyhedsbrev. Vi sporer ikke, hvad du åbner eller klikker på.',
  ],
  unsubscribe: ['Unsubscribe', 'Afmeld nyhedsbrevet'],
});
