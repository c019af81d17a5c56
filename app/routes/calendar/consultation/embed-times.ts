import type { EmbedOffer } from '#app/client/embed/model.ts';
import { jsonAnswer } from '#app/web/answers.ts';
import { factsOf } from '#app/web/request-facts.ts';
import { whoOf } from '#app/web/session/who.ts';
import { worldOf } from '#app/web/world.ts';
import { type Language, pageAddress } from '#studio/shared/language.ts';
import type { JsonCall } from '../../../json-routes.ts';
import { embedWords } from './embed.messages.ts';
import { consultationPath, readConsultation } from './read-consultation.ts';

/** `/embed/consultation/times`: data of the embedded element. CORS for any origin, without credentials. */
export async function loader({ request, context }: JsonCall): Promise<Response> {
  const world = worldOf(context);
  const url = new URL(request.url);
  const language = embedLanguage(url.searchParams.get('language'));
  const who = { ...(await whoOf(request, context)), language };
  const requested = { timeZone: url.searchParams.get('time_zone'), slotStart: null };
  const start = await readConsultation(world, {
    who,
    facts: { ...factsOf(context), language, prefix: null },
    requested,
  });
  const { siteUrl, consultationUrl } = world.settings;
  const offer: EmbedOffer = {
    words: embedWords(start, consultationUrl),
    days: start.offer.days.map(({ date, heading, slots }) => ({
      date,
      heading,
      slots: slots.map(({ start: value, label, name, localLabel }) => ({
        start: value,
        label,
        name,
        localLabel,
      })),
    })),
    defaultPlace: start.screen.at === 'choosing' ? start.screen.values.place : 'studio',
    page: consultationUrl ?? siteUrl + pageAddress(consultationPath, language),
    privacy: siteUrl + pageAddress('/privacy-policy', language),
    isOutside: consultationUrl !== null,
  };
  return jsonAnswer(offer);
}

/** The element's `lang`; English when unknown. */
export function embedLanguage(said: string | null): Language {
  return said === 'da' ? 'da' : 'en';
}
