import fc from 'fast-check';
import { expect, test } from 'vitest';
import { lastRefundByLine, type RefundOfLines } from '#studio/money/orders/refund-lines.ts';
import { amountOfPieces, piecesLeft, refundItems, shareItems } from './refund-items.ts';

const line = (position: number, quantity: number, netMinor: number) => ({
  position,
  quantity,
  netMinor,
  refundedQuantity: 0,
  refundedMinor: 0,
});
const item = (position: number, quantity: number, amountMinor: number) => ({
  position,
  quantity,
  amountMinor,
  isRestocked: false,
});

test('refund by item: three pieces for 100 are refunded as 33, 34 and 33', () => {
  const pieces = [0, 1, 2].map((before) =>
    amountOfPieces({ quantity: 3, netMinor: 100 }, { before, quantity: 1 }),
  );
  expect(pieces).toEqual([33, 34, 33]);
});

test('refund by item: at most what earlier amounts have left of the line', () => {
  const refunded = { ...line(0, 2, 1000), refundedMinor: 300 };
  expect(refundItems([refunded], [item(0, 2, 0)])).toEqual([item(0, 2, 700)]);
  expect(refundItems([refunded], [item(0, 1, 0)])).toEqual([item(0, 1, 500)]);
  expect(piecesLeft({ ...refunded, refundedMinor: 1000 })).toBe(0);
});

test('refund by item: other lines, more pieces than are left, and a line given twice are refused', () => {
  const lines = [{ ...line(0, 2, 1000), refundedQuantity: 1, refundedMinor: 500 }];
  expect(refundItems(lines, [item(1, 1, 0)])).toBeNull();
  expect(refundItems(lines, [item(0, 2, 0)])).toBeNull();
  expect(refundItems(lines, [item(0, 1, 0), item(0, 1, 0)])).toBeNull();
  expect(refundItems(lines, [item(0, 0, 0)])).toEqual([]);
});

test('refund by item: shared by two payments, each piece is counted once and no amount is lost', () => {
  expect(shareItems([item(0, 2, 800), item(1, 1, 50)], [500, 350])).toEqual([
    [item(0, 2, 500)],
    [item(0, 0, 300), item(1, 1, 50)],
  ]);
  expect(shareItems([item(0, 1, 500), item(1, 1, 50)], [500, 50])).toEqual([
    [item(0, 1, 500)],
    [item(1, 1, 50)],
  ]);
});

const someLines = fc.array(
  fc.record({ quantity: fc.integer({ min: 1, max: 6 }), netMinor: fc.integer({ min: 0, max: 100_000 }) }),
  { minLength: 1, maxLength: 4 },
);

test('refund by item: all pieces in any order and division return every line and its VAT exactly', () => {
  fc.assert(
    fc.property(someLines, fc.infiniteStream(fc.nat()), (given, random) => {
      const next = (below: number) => random.next().value % below;
      const lines = given.map(({ quantity, netMinor }, position) => line(position, quantity, netMinor));
      const priced = lines.map(({ netMinor }) => ({
        grossMinor: netMinor,
        vatMinor: Math.round(netMinor / 5),
      }));
      const refunds: RefundOfLines[] = [];
      const credited = lines.map(() => ({ amountMinor: 0, vatMinor: 0 }));
      for (;;) {
        const open = lines.filter((one) => one.refundedQuantity < one.quantity);
        const chosen = open[next(open.length || 1)];
        if (!chosen) break;
        const quantity = 1 + next(chosen.quantity - chosen.refundedQuantity);
        const before = chosen.refundedQuantity;
        const amountMinor = amountOfPieces(chosen, { before, quantity });
        chosen.refundedQuantity += quantity;
        refunds.push({ amountMinor, byLine: lines.map((one) => (one === chosen ? amountMinor : 0)) });
        for (const [at, part] of lastRefundByLine(priced, refunds).entries()) {
          credited[at]!.amountMinor += part.amountMinor;
          credited[at]!.vatMinor += part.vatMinor;
        }
      }
      expect(credited).toEqual(
        priced.map(({ grossMinor: amountMinor, vatMinor }) => ({ amountMinor, vatMinor })),
      );
    }),
  );
});

test('refund by item: amounts and items mixed in any order never refund more of a line than its price', () => {
  const refund = fc.record({ isItem: fc.boolean(), at: fc.nat(), of: fc.nat(), amountMinor: fc.nat() });
  fc.assert(
    fc.property(someLines, fc.array(refund, { maxLength: 8 }), (given, wanted) => {
      const lines = given.map(({ quantity, netMinor }, position) => line(position, quantity, netMinor));
      const priced = lines.map(({ netMinor }) => ({ grossMinor: netMinor, vatMinor: 0 }));
      const refunds: RefundOfLines[] = [];
      for (const { isItem, at, of, amountMinor } of wanted) {
        const chosen = lines[at % lines.length]!;
        const leftMinor = lines.reduce((sum, one) => sum + one.netMinor - one.refundedMinor, 0);
        const quantity = 1 + (of % chosen.quantity);
        const items = isItem
          ? refundItems(lines, [{ position: chosen.position, quantity, isRestocked: false }])
          : [];
        if (!items || leftMinor === 0) continue;
        const byLine = lines.map(
          ({ position }) => items.find((one) => one.position === position)?.amountMinor ?? 0,
        );
        const sum = isItem ? byLine.reduce((all, one) => all + one, 0) : 1 + (amountMinor % leftMinor);
        refunds.push({ amountMinor: sum, byLine });
        if (isItem) chosen.refundedQuantity += quantity;
        for (const [line, part] of lastRefundByLine(priced, refunds).entries()) {
          lines[line]!.refundedMinor += part.amountMinor;
        }
        for (const one of lines) expect(one.refundedMinor).toBeLessThanOrEqual(one.netMinor);
      }
      expect(lines.reduce((sum, one) => sum + one.refundedMinor, 0)).toBe(
        refunds.reduce((sum, one) => sum + one.amountMinor, 0),
      );
    }),
  );
});
