import { data, type RouterContextProvider } from 'react-router';
import { factsOf } from '#app/web/request-facts.ts';
import { worldOf } from '#app/web/world.ts';
import { shownOffer } from '#studio/offers/catalogue/offers.queries.ts';
import { pageAddress } from '#studio/shared/language.ts';
import { applicationPath, isSpecifiedProgramme } from '#studio/teaching/applications/application.ts';
import { shownQuestions } from '#studio/teaching/applications/questions/additional-questions.queries.ts';
import { ownDocument } from '../../offers/courses/own-document.ts';
import { siteFrame } from '../../site/frame.ts';
import {
  type ApplicationPageData,
  applicationPageData,
  payablePrice,
  programmeFacts,
} from './application-page.data.ts';

type Context = Readonly<RouterContextProvider>;

/** Of a programme that the owner created. */
export async function ownApplicationPage(context: Context, id: string): Promise<ApplicationPageData> {
  const world = worldOf(context);
  const programme = await ownProgramme(context, id);
  const frame = await siteFrame(context);
  return {
    frame,
    document: ownDocument(programme, frame.language, 'application'),
    offers: {},
    title: programme.name?.[frame.language] ?? programme.id,
    programme: programme.id,
    questions: await shownQuestions(world, programme.id, frame.language),
    price: await payablePrice(world, programme.id, frame.language),
    ...(await programmeFacts(world, programme.id, frame)),
  };
}

/** With the address that its form is sent to. */
export async function anyApplicationPage(context: Context, id: string) {
  const page = await (isSpecifiedProgramme(id)
    ? applicationPageData(context, id)
    : ownApplicationPage(context, id));
  return { page, action: pageAddress(applicationPath(id), factsOf(context).language) };
}

export async function ownProgramme(context: Context, id: string) {
  const offer = await shownOffer(worldOf(context), id);
  if (!offer?.isOwn || offer.kind !== 'programme' || !offer.isBuyable) throw data(null, { status: 404 });
  return offer;
}
