import { cityOf } from '#studio/shared/city-of.ts';

const locales = { en: 'en-GB', da: 'da-DK' };

showOwnTimes();

/** Sets attributes only, displayed by CSS, so that an island can hydrate the list afterwards. */
function showOwnTimes(): void {
  for (const host of document.querySelectorAll<HTMLElement>('[data-studio-zone]')) {
    const { studioZone, ownZone = '' } = host.dataset;
    const { timeZone } = Intl.DateTimeFormat().resolvedOptions();
    if (timeZone === studioZone) continue;
    // Not readerLanguage: a module shared with islands would be a second script of every page.
    const language = host.closest<HTMLElement>('[lang]')?.lang === 'da' ? 'da' : 'en';
    const city = cityOf(timeZone, language);
    const formats = [timeZone, studioZone].flatMap((zone) => [
      new Intl.DateTimeFormat(locales[language], { weekday: 'short', timeZone: zone }),
      new Intl.DateTimeFormat(locales[language], { hour: '2-digit', minute: '2-digit', timeZone: zone }),
    ]);
    for (const control of host.querySelectorAll<HTMLInputElement>('.slot input')) {
      const at = new Date(control.value);
      const [day, clock, studioDay, studioClock] = formats.map((format) => format.format(at));
      const label = control.nextElementSibling;
      const isSameDay = day === studioDay;
      if (!(label instanceof HTMLElement) || (isSameDay && clock === studioClock)) continue;
      label.dataset.ownTime = isSameDay ? `${clock}` : `${day?.replace('.', '')} ${clock}`;
      control.ariaLabel += ` (${label.dataset.ownTime}, ${city})`;
      host.querySelector('.dialog-head p')?.setAttribute('data-own-zone', ownZone.replace('{city}', city));
    }
  }
}
