import { expect, test } from 'vitest';
import { alignBlocks, hideBlock, publishedBlocks, replaceBlock } from './page-draft.ts';

const [en, da] = [{ type: 'heading', text: 'One' } as const, { type: 'heading', text: 'Et' } as const];
const page = { en: [en], da: [da] };

test('drafts: a block changed in one language makes the other outdated until it is changed too', () => {
  const changed = replaceBlock(0, { en: { ...en, text: 'Two' }, da })(page);
  expect(changed?.da).toEqual([{ ...da, isOutdated: true }]);
  expect(changed?.en).toEqual([{ ...en, text: 'Two' }]);
  const both = { en: { ...en, text: 'Two' }, da: { ...da, text: 'To' } };
  expect(replaceBlock(0, both)(changed ?? page)).toEqual({ en: [both.en], da: [both.da] });
});

test('drafts: a block that one language lacks is copied and outdated there', () => {
  const list = { type: 'list', items: ['a'] } as const;
  expect(alignBlocks([en, { ...list, items: ['a'] }], [da])).toEqual({
    en: [en, list],
    da: [da, { ...list, isOutdated: true }],
  });
});

test('drafts: hidden blocks and marks are not published', () => {
  const added = { type: 'statement', text: 'New' } as const;
  const more = { en: [en, added], da: [da, added] };
  const hidden = hideBlock(0, true)(more) ?? more;
  expect(publishedBlocks(hidden.da)).toEqual([{ type: 'statement', text: 'New' }]);
  expect(hideBlock(0, false)(hidden)).toEqual(more);
});
