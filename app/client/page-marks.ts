/** Pixels of scrolling after which the header is no longer at the top. */
const scrolledAfter = 50;
/** Share of an element that must be visible to reveal it. */
const revealedAt = 0.1;

/** Sets the attributes that styles use: scrolled header, revealed elements, loading pictures, closed menu. */
export function markPage(): void {
  const header = document.querySelector('header');
  const markScrolled = () => header?.toggleAttribute('data-scrolled', scrollY > scrolledAfter);
  addEventListener('scroll', markScrolled, { passive: true });
  markScrolled();
  revealOnScroll();
  markRevealed();
  document.addEventListener('click', (event) => {
    const menu = event.target instanceof Element && event.target.closest('a[href*="#"]')?.closest('details');
    if (menu) menu.open = false;
  });
  const openMenu = () => document.querySelector<HTMLDetailsElement>('header details[open]');
  document.addEventListener('keydown', (event) => {
    const menu = event.key === 'Escape' && openMenu();
    if (!menu) return;
    menu.open = false;
    menu.querySelector('summary')?.focus();
  });
  // Back shows the page as it was left.
  addEventListener('pagehide', () => openMenu()?.removeAttribute('open'));
  if (document.querySelector('[data-not-found]')) console.warn('404: no page at', location.pathname);
}

/** Only elements below the fold are hidden first, so that nothing visible disappears. */
function revealOnScroll(): void {
  const observer = new IntersectionObserver(
    (entries) => {
      for (const { isIntersecting, target } of entries) {
        if (!isIntersecting) continue;
        target.classList.remove('waiting');
        target.classList.add('active');
        observer.unobserve(target);
      }
    },
    { threshold: revealedAt },
  );
  for (const element of document.querySelectorAll('.reveal')) {
    if (element.getBoundingClientRect().top > innerHeight) element.classList.add('waiting');
    observer.observe(element);
  }
}

/** Shows the placeholder until the picture is loaded (app/ui/media/picture-frame.css). */
function markRevealed(): void {
  for (const place of document.querySelectorAll('.pictured')) {
    const picture = place.querySelector<HTMLImageElement>('img:not(.before)');
    if (!picture || picture.complete) continue;
    place.classList.add('is-coming');
    const come = () => place.classList.remove('is-coming');
    for (const end of ['load', 'error']) picture.addEventListener(end, come, { once: true });
  }
}
