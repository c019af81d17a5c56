import type { SiteFrame } from './frame.ts';

export interface NavItem {
  name: string;
  href: string;
  isCurrent: boolean;
}

/** In display order. Fragments are relative on the home page and absolute elsewhere. */
export function navItems(
  frame: Pick<SiteFrame, 'identity' | 'path' | 'links'>,
  names: Record<'home' | 'about' | 'courses' | 'instructors' | 'shop' | 'magazine' | 'contact', string>,
): NavItem[] {
  const { path, identity } = frame;
  const anchor = (id: string) => (path === '/' ? `#${id}` : `/#${id}`);
  const isAt = (place: string) => path === place || path.startsWith(`${place}/`);
  const artist = `/${identity.coachSlug}`;
  return [
    { name: names.home, href: anchor('home'), isCurrent: path === '/' },
    { name: names.about, href: anchor('about'), isCurrent: path === `/about-${identity.coachSlug}` },
    { name: names.courses, href: '/courses', isCurrent: isAt('/courses') || isAt('/private-coaching') },
    { name: names.instructors, href: anchor('instructors'), isCurrent: false },
    { name: identity.coachName, href: artist, isCurrent: path === artist },
    { name: names.shop, href: '/shop', isCurrent: isAt('/shop') },
    { name: names.magazine, href: '/testimonials', isCurrent: path === '/testimonials' || isAt('/magazine') },
    ...frame.links.menu.map(({ label, href }) => ({ name: label, href, isCurrent: path === href })),
    { name: names.contact, href: anchor('contact'), isCurrent: path === '/contact' },
  ];
}
