import { fillPersonalParts } from './fill-personal-parts.ts';
import { markChosenFiles } from './forms/chosen-files.ts';
import { clearCorrectedFields } from './forms/corrected-fields.ts';
import { offerLanguage } from './offer-language.ts';
import { openDialogs } from './open-dialogs.ts';
import { markPage } from './page-marks.ts';
import { wakeIslandsOnTouch } from './touch-islands.ts';

/*
 * The one script of visitor pages: progressive enhancement only. Older engines get pages as without scripts. Of Safari
 * the others begin with the one that knows the media query `scripting`, so that styles and scripts agree.
 */
if ('canParse' in URL) enhance();
else for (const part of document.querySelectorAll('noscript')) part.outerHTML = part.textContent;

function enhance(): void {
  markPage();
  wakeIslandsOnTouch();
  showOwnTimes();
  openDialogs();
  offerLanguage();
  fillPersonalParts();
  reloadWaiting();
  markChosenFiles();
  clearCorrectedFields();
  // Their own controls are beside them and load on the first touch.
  for (const film of document.querySelectorAll<HTMLVideoElement>('.film > video')) film.controls = false;
}

/** Only a visitor whose clock is another one than the studio's loads the script. */
function showOwnTimes(): void {
  const { timeZone } = Intl.DateTimeFormat().resolvedOptions();
  const hosts = [...document.querySelectorAll<HTMLElement>('[data-studio-zone]')];
  for (const host of hosts) {
    for (const field of host.querySelectorAll<HTMLInputElement>('[data-time-zone]')) field.value = timeZone;
  }
  if (!hosts.some((host) => host.dataset.studioZone !== timeZone)) return;
  const { visitorTimes = '' } =
    document.querySelector<HTMLScriptElement>('script[data-visitor-times]')?.dataset ?? {};
  const times: Promise<typeof import('./visitor-times.ts')> = import(/* @vite-ignore */ visitorTimes);
  times.then(
    (loaded) => loaded.showOwnTimes(),
    () => {},
  );
}

function reloadWaiting(): void {
  const waiting = document.querySelector<HTMLElement>('[data-reload-after]');
  if (waiting) setTimeout(() => location.reload(), Number(waiting.dataset.reloadAfter) * 1000);
}
