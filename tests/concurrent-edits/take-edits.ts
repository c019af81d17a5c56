import type { World } from '#platform/world.ts';
import { deleteTakes, showTakePair } from '#studio/site/takes/arrange-take-pairs.ts';
import { changeTakePair, createTakePair } from '#studio/site/takes/edit-take-pair.ts';
import { showSampleTakes, typedTakePair } from '#tests/support/populated/take-pairs.ts';
import { owner } from '#tests/support/who.ts';
import type { Edit } from './edit.ts';

async function aPair(world: World) {
  const made = await createTakePair(world, owner, { typed: typedTakePair });
  if (!made.ok) throw new Error(made.refusal);
  return { id: Number(made.id), version: 1 };
}

export const takeEdits: readonly Edit[] = [
  {
    name: 'a pair of takes',
    expectedRefusal: 'changed',
    async open({ world }) {
      const form = await aPair(world);
      return (name) => changeTakePair(world, owner, { ...form, typed: { ...typedTakePair, name } });
    },
  },
  {
    name: 'a pair of takes, edited by one and hidden by another',
    expectedRefusal: 'changed-meanwhile',
    async open({ world }) {
      const form = { id: await showSampleTakes(world), version: 1 };
      return (typed) =>
        typed === 'mine'
          ? showTakePair(world, owner, { ...form, isVisible: false })
          : deleteTakes(world, owner, form);
    },
  },
  {
    name: 'a pair of takes, edited by one and deleted by another',
    expectedRefusal: 'changed-meanwhile',
    async open({ world }) {
      const form = await aPair(world);
      return (typed) =>
        typed === 'mine'
          ? changeTakePair(world, owner, { ...form, typed: typedTakePair })
          : deleteTakes(world, owner, form);
    },
  },
];
