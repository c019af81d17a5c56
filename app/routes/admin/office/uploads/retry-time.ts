/** '14:35' or '14.35': rounded up to the minute (milliseconds since 1970), in the reader's zone. */
export function continuesText(goesOnMs: number, language: 'da' | 'en', zone?: string): string {
  const minute = 60_000;
  return new Intl.DateTimeFormat(language === 'da' ? 'da-DK' : 'en-GB', {
    hour: '2-digit',
    minute: '2-digit',
    timeZone: zone,
  }).format(Math.ceil(goesOnMs / minute) * minute);
}
