import { starterBooking } from './starter-booking.ts';
import { starterContact } from './starter-contact.ts';
import { starterHome } from './starter-home.ts';
import { starterLegal } from './starter-legal.ts';
import type { Facts, StarterPage } from './starter-page.ts';
import { starterPerson } from './starter-person.ts';
import { starterReading } from './starter-reading.ts';

/** Of a studio that has just begun, in both languages. The other specified pages are not shown. */
export function starterPages(facts: Facts, given: { phone: string; cvr: string }): StarterPage[] {
  return [
    starterHome(facts),
    ...starterBooking(facts),
    ...starterPerson(facts),
    ...starterReading,
    ...starterContact(facts),
    ...starterLegal(given),
  ];
}
