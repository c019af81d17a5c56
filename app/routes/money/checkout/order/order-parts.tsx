import type { ReactNode } from 'react';
import { Form, useNavigation } from 'react-router';
import { Disclosure } from '#app/ui/disclosure.tsx';
import { Alert } from '#app/ui/feedback/alert.tsx';
import { busyAttributes } from '#app/ui/forms/button.tsx';
import { Leaders } from '#app/ui/leaders.tsx';
import type { OrderPageWords } from './order.messages.ts';
import type { CourseView } from './order-course.ts';
import type { OrderView } from './read-order.ts';

interface PartsProps {
  view: OrderView;
  words: OrderPageWords;
  prefix: string;
  problem: string | null;
  /** Shown behind a secret link: explains that the URL is the credential. */
  isByLink?: boolean;
}

export function OrderParts({ view, words, prefix, problem, isByLink = true }: PartsProps) {
  return (
    <div className={isByLink ? 'wrap checkout order-page' : 'checkout order-page'}>
      {(view.waiting || problem) && (
        <div className="order-news stack wide">
          {problem && (
            <Alert variant="wrong" title={words.problem} isNews>
              <p>{problem}</p>
            </Alert>
          )}
          {view.waiting && (
            <Alert variant="sunlit" title={words.waitingTitle}>
              <p>{view.waiting.text}</p>
              <SubmitOnce action={view.here} busy={words.paying}>
                {view.waiting.pay}
              </SubmitOnce>
            </Alert>
          )}
        </div>
      )}
      <section aria-labelledby="order-what">
        <h2 className="ruled" id="order-what">
          {words.what}
        </h2>
        <Leaders isFull rows={view.lines} />
        <div className="checkout-sums">
          <Leaders isFull rows={view.sums} />
        </div>
        {view.course && <OrderCourse course={view.course} />}
        {view.parcels.length > 0 && <Parcels view={view} words={words} />}
      </section>
      <section aria-labelledby="order-facts">
        <h2 className="ruled" id="order-facts">
          {words.facts}
        </h2>
        <Leaders isFull isFacts rows={view.facts} />
        {(view.documents.length > 0 || view.isReceiptToCome) && <Documents view={view} words={words} />}
        <p className="quiet order-note">{words.withdrawNote}</p>
        <p className="checkout-links cluster wide">
          <a className="text-link" href={view.withdrawHref}>
            {words.withdraw}
          </a>
          <a className="text-link" href={`${prefix}/terms-of-service`}>
            {words.terms}
          </a>
        </p>
        {isByLink && <p className="quiet order-note">{words.keepLink}</p>}
      </section>
    </div>
  );
}

/** Sent by script in the student area, so that a network error keeps the page; natively elsewhere. */
function SubmitOnce({
  action,
  busy,
  isGhost = false,
  children,
}: {
  action: string;
  busy: string;
  isGhost?: boolean;
  children: ReactNode;
}) {
  const isBusy = useNavigation().formAction === action;
  return (
    <Form method="post" action={action} preventScrollReset>
      <button
        className={isGhost ? 'button ghost' : 'button'}
        type="submit"
        data-busy-label={busy}
        {...(isBusy ? busyAttributes : {})}
      >
        {isBusy ? busy : children}
      </button>
    </Form>
  );
}

/** Collapsed, against refunds by accident. */
function OrderCourse({ course }: { course: CourseView }) {
  return (
    <>
      {course.open && (
        <>
          <p className="order-note">
            <a className="button" href={course.open.href}>
              {course.open.label}
            </a>
          </p>
          {course.open.firstTime && <p className="quiet order-note">{course.open.firstTime}</p>}
        </>
      )}
      {course.payments.length > 0 && (
        <>
          <h3 className="order-heading">{course.paymentsTitle}</h3>
          <Leaders
            isFull
            rows={course.payments.map(({ key, label, value, state, pay }) => ({
              key,
              label: (
                <>
                  {label} <em>{state}</em>{' '}
                  {pay && (
                    <a className="text-link" href={pay.href} rel="noopener noreferrer">
                      {pay.label}
                    </a>
                  )}
                </>
              ),
              value,
            }))}
          />
          {course.paused && (
            <Alert variant="wrong">
              <p>{course.paused}</p>
            </Alert>
          )}
        </>
      )}
      {course.guarantee && (
        <Disclosure summary={course.guarantee.title}>
          <p>{course.guarantee.text}</p>
          <SubmitOnce action={course.guarantee.action} busy={course.guarantee.busy} isGhost>
            {course.guarantee.button}
          </SubmitOnce>
        </Disclosure>
      )}
    </>
  );
}

type Shown = Pick<PartsProps, 'view' | 'words'>;

function Parcels({ view, words }: Shown) {
  return (
    <>
      <h3 className="order-heading">{words.parcels}</h3>
      <ul className="order-list stack tight">
        {view.parcels.map((parcel) => (
          <li key={parcel.key}>
            {parcel.text}
            {parcel.carrier && <span className="quiet">: {parcel.carrier}</span>}{' '}
            {parcel.href && (
              <a className="text-link" href={parcel.href} rel="noopener noreferrer" target="_blank">
                {words.track}
              </a>
            )}
          </li>
        ))}
      </ul>
    </>
  );
}

function Documents({ view, words }: Shown) {
  return (
    <>
      <h3 className="order-heading">{words.documents}</h3>
      {view.isReceiptToCome && <p className="quiet">{words.noPapers}</p>}
      <ul className="order-list stack tight">
        {view.documents.map((document) => (
          <li key={document.href}>
            <a className="text-link" href={document.href}>
              {document.label}
            </a>
            <ReceiptText {...document.text} />
          </li>
        ))}
      </ul>
    </>
  );
}

function ReceiptText({ title, language, heads, rows, note }: OrderView['documents'][number]['text']) {
  const facts = heads.map(({ heading, lines }) => ({
    key: heading,
    label: heading,
    value: lines.join(', '),
  }));
  const sums = rows.map((row, at) => ({
    key: `${at} ${row.label}`,
    label: row.note ? `${row.label} (${row.note})` : row.label,
    value: row.value,
  }));
  return (
    <div lang={language}>
      <Disclosure summary={title}>
        <Leaders rows={facts} isFacts />
        <Leaders rows={sums} isFull />
        <p className="quiet">{note}</p>
      </Disclosure>
    </div>
  );
}
