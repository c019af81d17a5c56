/** For the first word of a line: Danish names of days and months have none. */
export function withCapital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
