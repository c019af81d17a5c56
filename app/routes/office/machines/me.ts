import type { PersonalParts } from '#app/client/fill-personal-parts.ts';
import type { JsonCall } from '#app/json-routes.ts';
import { jsonAnswer } from '#app/web/answers.ts';
import { callingPage } from '#app/web/page-language.ts';
import { factsOf } from '#app/web/request-facts.ts';
import { cartTokenOf } from '#app/web/session/cart-cookie.ts';
import { accountOf, whoOf } from '#app/web/session/who.ts';
import { worldOf } from '#app/web/world.ts';
import type { World } from '#platform/world.ts';
import { type CurrentHold, currentHold } from '#studio/calendar/holds/current-hold.queries.ts';
import { countPieces } from '#studio/offers/cart/cart.queries.ts';
import { formats } from '#studio/shared/format.ts';
import { type Language, pageAddress } from '#studio/shared/language.ts';
import { keyOfPage } from '#studio/site/search/page-address.queries.ts';
import { meMessages } from './me.messages.ts';
import { toWireBooking } from './wire-booking.ts';

/** `GET /me`: personal parts of cached pages, filled in by the page script. */
export async function loader({ request, context }: JsonCall) {
  const world = worldOf(context);
  const who = await whoOf(request, context);
  const account = await accountOf(request, context);
  const { prefix } = factsOf(context);
  const language = prefix ?? callingPage(request, world.settings.siteUrl).language;
  const hold = await currentHold(world, { ...who, language });
  const words = meMessages[language];
  const inLanguage = (path: string) => pageAddress(path, language);
  const cartCount = await countPieces(world.db.query, cartTokenOf(request));
  const places: PersonalParts = {
    ...(hold
      ? {
          hold: {
            text: words.held(hourOf({ start: hold.start, language })),
            href: inLanguage('/private-coaching/book'),
          },
        }
      : {}),
    account: wayIn(who.role, language),
    ...(cartCount > 0 ? { cart: { text: words.cart(cartCount), href: inLanguage('/cart') } } : {}),
    ...filmPlaces(who.role, words),
    ...(who.role === 'owner' ? await editPlace(request, world, words) : {}),
  };
  return jsonAnswer(
    {
      signedIn: account !== null,
      role: who.role,
      ...(account?.name ? { name: account.name } : {}),
      hold: hold && wireHold(hold),
      cartCount,
      places,
    },
    { headers: { 'cache-control': 'private, no-store' } },
  );
}

/** 'Mon 23 Nov, 10:00' */
function hourOf({ start, language }: { start: Temporal.Instant; language: Language }): string {
  const { shortWeekday, time } = formats[language];
  return `${shortWeekday(start)}, ${time(start)}`;
}

function wireHold(hold: CurrentHold) {
  const { slotName, secondsLeft, timeZone, place, checkoutUrl } = hold;
  return { ...toWireBooking(hold), slotName, secondsLeft, timeZone, place, checkoutUrl };
}

/** The owner's additions are published; a visitor's stay in the browser. */
function filmPlaces(role: string, words: (typeof meMessages)['en']): PersonalParts {
  const as = role === 'owner' ? 'owner' : 'visitor';
  return {
    addFilm: { text: words.addFilm[as] },
    filmKept: { text: words.filmKept[as] },
    ...(as === 'owner' ? { removeFilm: { text: words.removeFilm } } : {}),
  };
}

/** The editor of the page that calls. */
async function editPlace(
  request: Request,
  world: World,
  words: (typeof meMessages)['en'],
): Promise<PersonalParts> {
  const { path } = callingPage(request, world.settings.siteUrl);
  const page = await keyOfPage(world, path);
  return page ? { edit: { text: words.edit, href: `/admin/website/${page}` } } : {};
}

function wayIn(role: string, language: Language) {
  const words = meMessages[language];
  if (role === 'owner') return { text: words.office, href: '/admin' };
  if (role === 'student') return { text: words.studentArea, href: '/dashboard' };
  return { text: words.login, href: pageAddress('/login', language) };
}
