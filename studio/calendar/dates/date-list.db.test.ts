import { beforeEach, expect, test } from 'vitest';
import { namedProgrammes, offerTitle } from '#studio/offers/catalogue/offer-title.queries.ts';
import { seed, seededApplication } from '#tests/access/seed.ts';
import { testStage } from '#tests/support/page-fixture.ts';
import { owner } from '#tests/support/who.ts';
import { type DateFilter, listDates } from './date-list.queries.ts';

const stage = testStage();
const today = Temporal.PlainDate.from('2026-11-23');

interface Requested {
  filters?: Partial<Record<DateFilter, string>>;
  search?: string;
  order?: 'ascending' | 'descending';
}

async function places({ filters = {}, search = '', order = 'ascending' }: Requested = {}): Promise<string[]> {
  const { query } = stage.db;
  const listQuery = { sort: 'day' as const, order, filters, search, at: null };
  const { rows } = await listDates(query, owner, {
    listQuery,
    programmes: await namedProgrammes(query),
    today,
  });
  return rows.map(({ place }) => place ?? 'studio');
}

const dates = [
  ['Havnen', 'voice-elevated', '2026-09-05', '2026-09-06', true],
  ['Running', 'voice-elevated', '2026-10-03', '2026-12-06', true],
  ['Today', 'singing-workshop-1d', '2026-11-23', '2026-11-23', false],
  ['Yesterday', 'singing-workshop-1d', '2026-11-22', '2026-11-22', false],
  ['Ærøskøbing, Café André', 'celebrity-vocal-experience', '2027-02-01', '2027-02-05', true],
] as const;

beforeEach(async () => {
  await stage.db.query.deleteFrom('claims').execute();
  await stage.db.query.deleteFrom('units').where('kind', '=', 'seat').execute();
  await stage.db.query.deleteFrom('dates').execute();
  await stage.db.query
    .insertInto('dates')
    .values(
      dates.map(([place, offer_id, starts_on, ends_on, is_open]) => ({
        place,
        offer_id,
        starts_on,
        ends_on,
        is_open,
        capacity: 4,
      })),
    )
    .execute();
});

test('current and upcoming dates are sorted by first day; past ones are listed separately; both together', async () => {
  expect(await places()).toEqual(['Running', 'Today', 'Ærøskøbing, Café André']);
  expect(await places({ filters: { when: 'over' }, order: 'descending' })).toEqual(['Yesterday', 'Havnen']);
  expect(await places({ filters: { when: 'all' } })).toEqual([
    'Havnen',
    'Running',
    'Yesterday',
    'Today',
    'Ærøskøbing, Café André',
  ]);
});

test('filtered by one programme, open or closed', async () => {
  const filters = { when: 'all', programme: 'voice-elevated' };
  expect(await places({ filters })).toEqual(['Havnen', 'Running']);
  expect(await places({ filters: { ...filters, sale: 'closed' } })).toEqual([]);
  expect(await places({ filters: { sale: 'closed' } })).toEqual(['Today']);
});

test('searched by the programme’s name in either language, by the place, and by both [P.122]', async () => {
  const found = (search: string) => places({ search, filters: { when: 'all' } });
  expect(await found('voice elev')).toEqual(['Havnen', 'Running']);
  expect(await found('one day')).toEqual(['Yesterday', 'Today']);
  expect(await found('sangworkshop én')).toEqual(['Yesterday', 'Today']);
  expect(await found('ærøsk andre')).toEqual(['Ærøskøbing, Café André']);
  expect(await found('elevated havn')).toEqual(['Havnen']);
  expect(await found('havn celebrity')).toEqual([]);
  expect(await found('--')).toEqual([]);
  expect(await places({ search: 'elevated' })).toEqual(['Running']);
});

test('shows the seats in use', async () => {
  const { query } = stage.db;
  const { id } = await query
    .selectFrom('dates')
    .select('id')
    .where('place', '=', 'Running')
    .executeTakeFirstOrThrow();
  const seat = { kind: 'seat' as const, date_id: id };
  await seed(stage.world);
  await query
    .insertInto('units')
    .values([
      { ...seat, number: 1, state: 'free' },
      {
        ...seat,
        number: 2,
        state: 'kept',
        application_id: seededApplication,
        expires_at: stage.world.clock.now(),
      },
    ])
    .execute();
  const listQuery = { sort: 'day', order: 'ascending', filters: {}, search: '', at: null } as const;
  const [first] = (await listDates(query, owner, { listQuery, programmes: [], today })).rows;
  expect(first).toMatchObject({ place: 'Running', capacity: 4, taken: 1 });
});

test('programmes are named as on other pages, in both languages', async () => {
  const { query } = stage.db;
  const programmes = await namedProgrammes(query);
  expect(programmes.map(({ id }) => id)).toContain('singing-workshop-2d');
  for (const { id, en, da } of programmes) {
    expect([en, da]).toEqual([await offerTitle(query, id, 'en'), await offerTitle(query, id, 'da')]);
  }
});
