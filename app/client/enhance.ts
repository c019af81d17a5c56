import { fillPersonalParts } from './fill-personal-parts.ts';
import { markChosenFiles } from './forms/chosen-files.ts';
import { offerLanguage } from './offer-language.ts';
import { openDialogs } from './open-dialogs.ts';
import { markPage } from './page-marks.ts';
import { wakeIslandsOnTouch } from './touch-islands.ts';

/*
 * The script of visitor pages: progressive enhancement only. Older engines get pages as without scripts. Of Safari
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
  // Their own controls are beside them and load on the first touch.
  for (const film of document.querySelectorAll<HTMLVideoElement>('.film > video')) film.controls = false;
}

/** Only a visitor whose clock is another one than the studio's loads the script. */
function showOwnTimes(): void {
  const { timeZone } = Intl.DateTimeFormat().resolvedOptions();
  const fields = document.querySelectorAll<HTMLInputElement>('[data-studio-zone] [data-time-zone]');
  for (const field of fields) field.value = timeZone;
  const zone = document.querySelector<HTMLElement>('[data-studio-zone]')?.dataset.studioZone;
  const script = document.querySelector('script[data-visitor-times]') as HTMLElement;
  if (zone && zone !== timeZone) import(/* @vite-ignore */ script.dataset.visitorTimes as string);
}

function reloadWaiting(): void {
  const waiting = document.querySelector<HTMLElement>('[data-reload-after]');
  if (waiting) setTimeout(() => location.reload(), Number(waiting.dataset.reloadAfter) * 1000);
}
