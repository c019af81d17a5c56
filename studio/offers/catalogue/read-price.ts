/** Leaves room for sums in the database's integer column. */
const mostMinor = 1_000_000_000;

/**
 * '1.299,50', '1,299.50', 'DKK 249' in whole units; returns minor units. Null: no price, or over two decimals. Groups of
 * thousands do not begin with 0, so that '0.001' is not 1.
 */
export function readPrice(price: unknown): number | null {
  const text = String(price ?? '')
    .replace(/^[A-Za-z]{3}|[A-Za-z]{3}$|kr\.?$|,-$/g, '')
    .replace(/[\s\u00a0]/g, '');
  const decimalPoint = /^[1-9]\d{0,2}(,\d{3})+(\.\d{1,2})?$|^\d+(\.\d{1,2})?$/;
  const decimalComma = /^[1-9]\d{0,2}(\.\d{3})+(,\d{1,2})?$|^\d+,\d{1,2}$/;
  if (typeof price === 'number' && !/^\d+(\.\d{1,2})?$/.test(text)) return null;
  const plain = decimalComma.test(text)
    ? text.replaceAll('.', '').replace(',', '.')
    : decimalPoint.test(text)
      ? text.replaceAll(',', '')
      : null;
  if (plain === null) return null;
  const [whole = '0', rest = ''] = plain.split('.');
  const amountMinor = Number(whole) * 100 + Number(rest.padEnd(2, '0'));
  return amountMinor > 0 && amountMinor <= mostMinor ? amountMinor : null;
}
