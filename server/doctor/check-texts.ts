import { type Finding, warning } from './finding.ts';
import type { StudioFacts } from './studio-facts.ts';

const area = 'Texts';

/** Texts and addresses that look the same and are stored in two ways. */
export function checkTexts(facts: Pick<StudioFacts, 'texts'> | null): Finding[] {
  const { collisions = [], addresses = [] } = facts?.texts ?? {};
  return [
    ...collisions.map(({ table, row }) =>
      warning(
        area,
        `A text of ${table} ${row} looks the same as that of another row and stays as it is.`,
        'Rename one of them in the admin.',
      ),
    ),
    ...addresses.map((address) =>
      warning(
        area,
        `${address} is stored in two ways that look the same.`,
        'Ask this person which account they use, and delete the other one.',
      ),
    ),
  ];
}
