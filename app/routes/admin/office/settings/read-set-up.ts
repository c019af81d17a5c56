import type { World } from '#platform/world.ts';
import { countSampleDates } from '#studio/calendar/dates/dates.queries.ts';
import { areLegalTextsChecked, canStartOwnStudio } from '#studio/office/own-studio/own-studio.queries.ts';
import { connectionsOf } from '#studio/office/settings/connections.ts';
import { stillSample } from '#studio/office/settings/studio-settings.ts';
import { studioIdentity } from '#studio/shared/content/content.queries.ts';
import type { Language } from '#studio/shared/language.ts';
import { readSetting } from '#studio/shared/settings.queries.ts';
import { studioDay } from '#studio/shared/time/studio-time.ts';
import { setUpSteps } from '../today/set-up-steps.messages.ts';
import { fieldMessages } from './field-messages.ts';
import { settingsMessages } from './settings.messages.ts';
import { namedInPassing } from './words-of.ts';

export interface SetUpStep {
  key: string;
  title: string;
  text: string;
  href: string;
  link: string;
}

/** What is left before the studio goes live: sample content, and vendors that are not connected. */
export async function readSetUp(world: World, language: Language) {
  const words = settingsMessages[language];
  const setUp = setUpSteps[language];
  const identity = await studioIdentity(world);
  const today = studioDay(world.clock.now());
  const samples = stillSample(identity).map((name) =>
    namedInPassing({ name }, fieldMessages[language], language),
  );
  const dates = await countSampleDates(world.db.query, today);
  const missing = connectionsOf(world).filter(
    ({ isConnected, kind }) => !isConnected && kind !== 'files' && kind !== 'backups',
  );
  const { query } = world.db;
  const isSampleStudio = await canStartOwnStudio(query);
  const isOpeningSet = (await readSetting(query, 'opening')).version > 0;
  const steps: SetUpStep[] = [
    ...(isSampleStudio ? [{ key: 'start', ...setUp.start }] : []),
    ...(isOpeningSet ? [] : [{ key: 'opening', ...setUp.opening }]),
    ...((await areLegalTextsChecked(query)) ? [] : [{ key: 'legal', ...setUp.legal }]),
    ...(identity.isOwnStudio && identity.cvr === '' ? [{ key: 'cvr', ...setUp.cvr }] : []),
    ...(samples.length > 0
      ? [{ key: 'studio', ...setUp.studio, text: setUp.studio.text(samples.join(', ')) }]
      : []),
    ...(dates > 0 ? [{ key: 'dates', ...setUp.dates, text: setUp.dates.text(dates) }] : []),
    ...missing.map(({ kind, state }) => ({
      key: kind,
      ...setUp.connection,
      title: setUp.connection.title(words.connections.kinds[kind]),
      text: `${words.connections.states[state]}.`,
    })),
  ];
  return { steps };
}
