import { expect, test } from 'vitest';
import { type Changes, changesBetween, changesIn, earlierValues, restorable } from './audit-changes.ts';

test('changes: only what differs is kept, with both values, whatever their kind', () => {
  const before = { notice: '24', isOn: true, ids: ['1'], name: 'A' };
  const after = { notice: '48', isOn: false, ids: ['1'], name: 'A', place: '2' };
  expect(changesBetween(before, after)).toEqual({
    notice: ['24', '48'],
    isOn: [true, false],
    place: [null, '2'],
  });
});

test('changes: of a field with personal data only that it changed is kept, and nothing to restore', () => {
  const changes = changesBetween(
    { email: 'a@example.com', n: '1' },
    { email: 'b@example.com', n: '2' },
    (name) => name !== 'email',
  );
  expect(changes).toEqual({ email: null, n: ['1', '2'] });
  expect(JSON.stringify(changes)).not.toContain('@');
  expect(earlierValues(changes)).toEqual({ n: '1' });
});

test.each([
  [{}],
  [{ changed: ['is_buyable'], from: 'soon' }],
  [{ changes: 'none' }],
  [{ changes: { a: 1 } }],
])('changes: the details %j of an earlier version say nothing', (details) => {
  expect(changesIn(details)).toEqual({ changes: {}, from: null });
});

test('changes: an entry can be restored while an earlier value of it is not the present one', () => {
  const history: Changes[] = [
    { a: ['2', '1'], secret: null },
    { b: ['x', 'y'] },
    { a: ['1', '2'] },
    { secret: null },
  ];
  expect(restorable(history)).toEqual([true, true, false, false]);
});
