/** Neither a number and what it counts nor a month and its year are on two lines. */
export function unbroken(text: string): string {
  return text.replaceAll(/(\d\.?|\p{L}(?= \d{4})) /gu, '$1\u00a0');
}
