import { Dialog } from '#app/ui/feedback/dialog.tsx';
import { ToastRegion } from '#app/ui/feedback/toast.tsx';
import type { PageHandle } from '#app/web/page-handle.ts';
import { testPaymentId } from '#studio/offers/catalogue/offer.ts';
import { NextSlotsList } from '../calendar/booking/next-slots.tsx';
import { TestPaymentForm } from '../money/checkout/buy-form.tsx';
import { payFromForm } from '../money/checkout/pay-from-form.ts';
import type { Route } from './+types/home';
import { contactFormMessages } from './contact-form.messages.ts';
import { frameMessages } from './frame.messages.ts';
import { type HomeData, homeData } from './home.data.ts';
import { homeMessages } from './home.messages.ts';
import { HomeHero } from './home-hero.tsx';
import stylesheet from './home-page.css?url';
import {
  About,
  ContactAndNewsletter,
  CourseIndex,
  Featured,
  Instructors,
  SingersSay,
} from './home-sections.tsx';
import { ContactForm } from './parts/contact-form.tsx';
import { SitePage } from './parts/site-page.tsx';
import { seoOf } from './seo.ts';
import { studioData } from './structured-data.ts';
import { takesBlockKeys } from './takes/takes.data.ts';
import { TakesSection } from './takes/takes-section.tsx';

export const handle: PageHandle = {
  cache: { keys: ['studio', 'home', 'courses', 'about', 'artist', 'dates', ...takesBlockKeys] },
};

export const links = () => [{ rel: 'stylesheet', href: stylesheet }];

export function loader({ context }: Route.LoaderArgs) {
  return homeData(context);
}

/** Only the test payment posts to the home page. */
export function action({ request, context }: Route.ActionArgs) {
  return payFromForm(request, context);
}

export function headers({ actionHeaders }: Route.HeadersArgs) {
  return actionHeaders;
}

export function meta({ loaderData }: Route.MetaArgs) {
  const { document, frame } = loaderData ?? {};
  const seo = seoOf(document, frame?.identity.studioName ?? '', frame);
  return frame ? [...seo, studioData(frame)] : seo;
}

/** The drawn coach belongs to the sample studio; a photograph has its own description. */
function heroWords({ identity, language }: HomeData['frame']) {
  const words = homeMessages[language];
  return identity.isOwnStudio ? { ...words, coachSings: () => words.drawnSinger } : words;
}

export default function Home({ loaderData, actionData }: Route.ComponentProps) {
  const { frame, isTestMode } = loaderData;
  const words = contactFormMessages[frame.language];
  return (
    <SitePage
      frame={frame}
      document={loaderData.document}
      next={loaderData.next}
      omits={['newsletter', 'contact']}
    >
      <HomeHero
        {...loaderData}
        identity={frame.identity}
        words={heroWords(frame)}
        next={<NextSlotsList next={loaderData.next} language={frame.language} />}
      />
      <About data={loaderData} />
      <TakesSection block={loaderData.takes} language={frame.language} />
      <Featured data={loaderData} />
      <SingersSay data={loaderData} />
      <Instructors data={loaderData} />
      <CourseIndex data={loaderData} />
      <ContactAndNewsletter data={loaderData}>
        {isTestMode && (
          <TestPaymentForm
            courseId={testPaymentId}
            action={`${frame.prefix}/?index`}
            language={frame.language}
            failure={actionData?.payFailure ?? null}
          />
        )}
      </ContactAndNewsletter>
      <Dialog
        id="contact-dialog"
        title={words.contactUs}
        note={words.dialogNote}
        closeLabel={frameMessages[frame.language].close}
        isNarrow
      >
        <div className="dialog-body">
          <ContactForm idPrefix="dialog" language={frame.language} prefix={frame.prefix} />
        </div>
        <ToastRegion
          label={frameMessages[frame.language].notices}
          closeLabel={frameMessages[frame.language].close}
        />
      </Dialog>
    </SitePage>
  );
}
