import { expect, test } from 'vitest';
import { readConsultation } from '#app/routes/calendar/consultation/read-consultation.ts';
import type { RequestFacts } from '#app/web/request-facts.ts';
import { loadSample } from '#studio/office/sample/load-sample.ts';
import { testDatabase } from '#tests/support/database/database.ts';
import { visitor } from '#tests/support/who.ts';
import { testWorld } from '#tests/support/world.ts';
import { nothingRequested, readWidget } from '../read-widget.ts';
import { packStart, unpackStart } from './packed-start.ts';

const given = testDatabase();

test.each([
  ['en', null],
  ['da', null],
  ['en', 'America/New_York'],
  ['da', 'Asia/Kolkata'],
  ['da', 'Pacific/Kiritimati'],
] as const)(
  'booking: packed props unpack to the same, in about half the size (%s, %s)',
  async (language, timeZone) => {
    const world = testWorld(given.db);
    await loadSample(world);
    const facts = { language, prefix: null } as RequestFacts;
    const consultation = await readConsultation(world, {
      who: visitor,
      facts,
      requested: { timeZone, slotStart: null, values: {} },
    });
    const session = await readWidget({ world, who: visitor, facts }, { ...nothingRequested, timeZone });
    for (const start of [consultation, session]) {
      const packed = JSON.stringify(packStart(start));
      expect(start.offer.days.length).toBeGreaterThan(3);
      expect(unpackStart(JSON.parse(packed))).toEqual(JSON.parse(JSON.stringify(start)));
      const days = (of: object) => JSON.stringify(of).length;
      expect(days(packStart(start).offer)).toBeLessThan(days(start.offer) * (timeZone ? 0.55 : 0.45));
    }
  },
);
