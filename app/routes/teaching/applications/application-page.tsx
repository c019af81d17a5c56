import { ToastInPlace } from '#app/ui/feedback/toast.tsx';
import { Plate } from '#app/ui/media/plate.tsx';
import { PlainHead } from '#app/ui/plain-head.tsx';
import { blockOf } from '#studio/shared/content/document.ts';
import type { Language } from '#studio/shared/language.ts';
import { FactList } from '../../offers/courses/parts/fact-list.tsx';

import { TaughtBy } from '../../offers/courses/parts/taught-by.tsx';
import { Blocks } from '../../site/parts/blocks.tsx';
import { PersonFigure } from '../../site/parts/form-sides.tsx';
import { SitePage } from '../../site/parts/site-page.tsx';
import { seoOf } from '../../site/seo.ts';
import type { ApplicationAnswer } from './application-action.ts';
import { ApplicationForm, type TypedApplication, wrongFields } from './application-form.tsx';
import stylesheet from './application-page.css?url';
import type { ApplicationPageData } from './application-page.data.ts';
import { ThankYou, type ThankYouFacts } from './thank-you.tsx';

/** Placeholders that the island fills in. */
const toFillIn = { answerBy: '', statusHref: '/', token: '' } as const;

interface Loaded {
  page: ApplicationPageData;
  action: string;
  /** Of a draft. */
  values?: TypedApplication;
}

export function headers({ actionHeaders }: { actionHeaders: Headers }) {
  return actionHeaders;
}

export function meta({ loaderData }: { loaderData: Loaded | undefined }) {
  return seoOf(loaderData?.page.document, loaderData?.page.title ?? '', loaderData?.page.frame);
}

/** After submission the thank-you screen replaces introduction and form. */
export function ApplicationPage({
  loaderData: { page, action, values },
  actionData: answer,
}: {
  loaderData: Loaded;
  actionData?: ApplicationAnswer | undefined;
}) {
  const { frame, document, offers, title, programme, questions, price, facts, teachers } = page;
  const language = frame.language;
  const headline = blockOf(document, 'headline');
  const lead = blockOf(document, 'lead');
  const plate = blockOf(document, 'picture', 'aside');
  const rest = document.blocks.filter((block) => block !== headline && block !== lead && block !== plate);
  const refused = answer && !answer.sent ? answer : null;
  const later: ThankYouFacts = {
    ...toFillIn,
    payment: programme === 'celebrity-vocal-experience' ? 'offered' : null,
  };
  return (
    <SitePage frame={frame} document={document}>
      <PlainHead
        headline={headline?.text ?? title}
        {...(lead && !answer?.sent ? { lead: lead.text } : {})}
        figure={<PersonFigure name="coach-listening" />}
      />
      <div className="wrap">
        <div className="blocks">
          {refused && (
            <RefusalToast refused={refused} programme={programme} language={language} questions={questions} />
          )}
          {answer?.sent ? (
            <ThankYou facts={answer.thanks} price={price} language={language} />
          ) : (
            <div data-application className="application-columns unbound">
              <div className="application-facts">
                <link rel="stylesheet" href={stylesheet} precedence="pages" />
                <FactList rows={facts} />
                <TaughtBy teachers={teachers} identity={frame.identity} language={language} />
              </div>
              <ApplicationForm
                programme={programme}
                language={language}
                action={action}
                questions={questions}
                values={refused?.values ?? values}
                errors={refused?.isDraftKept ? undefined : refused?.errors}
                filesError={refused?.filesError}
              />
              <template data-thanks>
                <ThankYou facts={later} price={price} language={language} />
              </template>
              {plate && <Plate name={plate.picture} alt={plate.alt} title={title} />}
              <div className="application-next">
                <Blocks blocks={rest} language={language} offers={offers} />
              </div>
            </div>
          )}
        </div>
      </div>
    </SitePage>
  );
}

function RefusalToast({
  refused,
  programme,
  language,
  questions,
}: {
  refused: Extract<ApplicationAnswer, { sent: false }>;
  language: Language;
} & Pick<ApplicationPageData, 'programme' | 'questions'>) {
  return (
    <ToastInPlace
      title={refused.title}
      text={refused.message}
      isDestructive={!refused.isDraftKept}
      wrong={wrongFields({
        programme,
        language,
        questions,
        errors: refused.errors,
        hasBadFiles: refused.filesError !== null,
      })}
    />
  );
}
