import { cityOf } from '#studio/shared/city-of.ts';
import { readerLanguage } from './reader-language.ts';

const locales = { en: 'en-GB', da: 'da-DK' };

/**
 * Shows the visitor's own time beside each time of a list where the clocks differ. Only attributes, which the styles
 * show: an island that takes the list over later finds the elements that the server rendered.
 */
export function showOwnTimes(): void {
  for (const host of document.querySelectorAll<HTMLElement>('[data-studio-zone]')) {
    const language = readerLanguage(host);
    const { studioZone, ownZone = '' } = host.dataset;
    const { timeZone } = Intl.DateTimeFormat().resolvedOptions();
    const city = cityOf(timeZone, language);
    const tell = (at: Date, zone?: string) => {
      const part = (options: Intl.DateTimeFormatOptions) =>
        at.toLocaleString(locales[language], { ...options, timeZone: zone }).replace(/\.$/, '');
      return [part({ weekday: 'short' }), part({ hour: '2-digit', minute: '2-digit' })] as const;
    };
    for (const control of host.querySelectorAll<HTMLInputElement>('.slot input')) {
      const at = new Date(control.value);
      const [day, clock] = tell(at);
      const [studioDay, studioClock] = tell(at, studioZone);
      const label = control.nextElementSibling;
      if (!(label instanceof HTMLElement) || (day === studioDay && clock === studioClock)) continue;
      label.dataset.ownTime = day === studioDay ? clock : `${day} ${clock}`;
      control.ariaLabel += ` (${label.dataset.ownTime}, ${city})`;
      host.dataset.ownZone = ownZone.replace('{city}', city);
      host.querySelector('.dialog-head p')?.setAttribute('data-own-zone', host.dataset.ownZone);
    }
    for (const field of host.querySelectorAll<HTMLInputElement>('[data-time-zone]')) field.value = timeZone;
  }
}
