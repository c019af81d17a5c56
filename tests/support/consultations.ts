import { listSlots } from '#studio/calendar/booking/slots.queries.ts';
import { confirmConsultation } from '#studio/calendar/consultations/confirm-consultation.ts';
import { requestConsultation } from '#studio/calendar/consultations/request-consultation.ts';
import { newVisitor, type Stage } from './page-fixture.ts';

export const half = '2026-11-24T09:30:00Z';
export const hour = '2026-11-24T09:00:00Z';
/** Wednesday 13:00 in Copenhagen: more than a day ahead. */
export const other = '2026-11-25T12:00:00Z';

export const good = {
  name: 'Åse Østergård',
  slotStart: half,
  timeZone: 'America/New_York',
  place: 'online',
};

export function consultations(stage: Stage) {
  const mails = () => stage.db.query.selectFrom('emails').selectAll().orderBy('created_at').execute();
  const lastToken = async (kind: string) => {
    const mail = (await mails()).findLast((each) => each.kind === kind);
    return /\/(?:confirm|bookings)\/([\w-]{22})/.exec(mail?.body ?? '')?.[1] ?? '';
  };
  const requested = async (changes: object = {}, person = newVisitor()) => {
    const input = { ...good, email: person.email, ...changes };
    const outcome = await requestConsultation(stage.world, person.who, input);
    if (!outcome.ok) throw new Error(outcome.refusal);
    const who = { ...person.who, holderToken: outcome.holderToken };
    return { ...person, who, token: await lastToken('consultation-request') };
  };
  return {
    mails,
    requested,
    claims: () =>
      stage.db.query
        .selectFrom('claims')
        .select(['kind', 'state', 'slot_start', 'slot_end', 'expires_at'])
        .where('kind', '!=', 'date')
        .orderBy('created_at')
        .execute(),
    async booked(changes: object = {}) {
      const person = await requested(changes);
      const outcome = await confirmConsultation(stage.world, person.who, { token: person.token });
      if (!outcome.ok) throw new Error(outcome.refusal);
      return { ...person, link: await lastToken('booking-confirmed') };
    },
    async offered(kind: 'session' | 'consultation') {
      const asking = { kind, language: 'en', timeZone: null } as const;
      const { days } = await listSlots(stage.world, newVisitor().who, asking);
      return days.flatMap((day) => day.slots);
    },
  };
}
