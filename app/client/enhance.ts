import { fillPersonalParts } from './fill-personal-parts.ts';
import { markChosenFiles } from './forms/chosen-files.ts';
import { offerLanguage } from './offer-language.ts';
import { openDialogs } from './open-dialogs.ts';
import { markPage } from './page-marks.ts';
import { wakeIslandsOnTouch } from './touch-islands.ts';
import { showOwnTimes } from './visitor-times.ts';

/** The one script of visitor pages: progressive enhancement only. */
markPage();
wakeIslandsOnTouch();
showOwnTimes();
openDialogs();
offerLanguage();
fillPersonalParts();
reloadWaiting();
markChosenFiles();

function reloadWaiting(): void {
  const waiting = document.querySelector<HTMLElement>('[data-reload-after]');
  if (waiting) setTimeout(() => location.reload(), Number(waiting.dataset.reloadAfter) * 1000);
}
