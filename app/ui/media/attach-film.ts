/** Safari on iPhones shows only its own player in full screen. */
interface PhoneVideo extends HTMLVideoElement {
  webkitEnterFullscreen?: () => void;
}

/** What a film has besides the controls of a sound: captions on the picture, and full screen. */
export function attachFilm(host: HTMLElement, film: PhoneVideo, signal: AbortSignal): void {
  film.controls = false;
  film.addEventListener('click', () => host.querySelector<HTMLElement>('[data-part="button"]')?.click(), {
    signal,
  });
  const choices = [...host.querySelectorAll<HTMLButtonElement>('[data-captions]')];
  for (const chosen of choices) {
    chosen.addEventListener('click', () => showCaptions(film, choices, chosen), { signal });
  }
  const screen = host.querySelector('[data-part="screen"]');
  screen?.addEventListener('click', () => void enterFullScreen(film), { signal });
  document.addEventListener(
    'fullscreenchange',
    () => {
      film.controls = document.fullscreenElement === film;
    },
    { signal },
  );
}

/** One language at a time; pressed again: none. */
function showCaptions(
  film: HTMLVideoElement,
  choices: readonly HTMLButtonElement[],
  chosen: HTMLButtonElement,
): void {
  const isShown = chosen.ariaPressed !== 'true';
  for (const choice of choices) choice.ariaPressed = String(choice === chosen && isShown);
  for (const track of film.textTracks) {
    track.mode = isShown && track.language === chosen.dataset.captions ? 'showing' : 'disabled';
  }
}

async function enterFullScreen(film: PhoneVideo): Promise<void> {
  if (document.fullscreenEnabled) await film.requestFullscreen();
  else film.webkitEnterFullscreen?.();
}
