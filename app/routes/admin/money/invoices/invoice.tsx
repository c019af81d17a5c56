import { Badge } from '#app/ui/feedback/badge.tsx';
import { ButtonLink } from '#app/ui/forms/button.tsx';
import { Leaders } from '#app/ui/leaders.tsx';
import { TextLink } from '#app/ui/navigation/text-link.tsx';
import { PostForm, useActionResult } from '#app/web/forms/sub-resource.tsx';
import { SubmitButton } from '#app/web/forms/submit-button.tsx';
import { newIdempotencyKey } from '#app/web/forms/with-idempotency.ts';
import { useLanguage, useWords } from '#app/web/words.ts';
import { invoiceText } from '#studio/money/documents/invoices/invoice-text.ts';
import { formats } from '#studio/shared/format.ts';
import { ConfirmDialog } from '../../confirm-dialog.tsx';
import { AdminFrame } from '../../frame.tsx';
import { Done, Refused } from '../../refused.tsx';
import type { OrderProblem } from '../orders/act-on-order.ts';
import { OrderPayment } from '../payments/order-payment-form.tsx';
import type { Route } from './+types/invoice';
import { invoiceVariants } from './invoice-looks.ts';
import { invoicesMessages } from './invoices.messages.ts';
import { requestedInvoice } from './requested-invoice.ts';

const flashes = ['sent', 'credited', 'issued'] as const;

/** `/admin/invoices/<number>`: also of a credit note. All that the PDF states. */
export async function loader({ request, context, params }: Route.LoaderArgs) {
  const { language, identity, today, invoice } = await requestedInvoice({ request, context, params });
  const flash = new URL(request.url).searchParams.get('flash');
  const { number, kind, status, content, sentAt, currency, orderId, orderNumber } = invoice;
  const isOpen = kind === 'invoice' && (status === 'not-sent' || status === 'sent' || status === 'overdue');
  return {
    language,
    number,
    kind,
    status,
    isOpen,
    orderId,
    orderNumber,
    company: content.company.name,
    email: content.email,
    sentOn: sentAt && formats[language].short(sentAt),
    creditNote: invoice.creditNote,
    creditsNumber: invoice.creditsNumber,
    text: invoiceText(invoice, identity),
    due: formats[language].money({ amountMinor: content.totalMinor, currency }),
    today: today.toString(),
    idempotencyKey: newIdempotencyKey(),
    flash: flashes.find((one) => one === flash) ?? null,
  };
}

type View = Route.ComponentProps['loaderData'];

export default function Invoice({ loaderData }: Route.ComponentProps) {
  const language = useLanguage();
  const { number, kind, status, flash, isOpen, due, today } = loaderData;
  const words = useWords(invoicesMessages);
  const problem = useActionResult<OrderProblem>() ?? null;
  return (
    <AdminFrame
      page="orders"
      title={words.name[kind](number)}
      back={{ href: '/admin/invoices', label: words.back }}
      actions={
        <>
          {kind === 'invoice' && <Badge variant={invoiceVariants[status]}>{words.statuses[status]}</Badge>}
          <a className="button ghost plain compact" href={`/admin/invoices/${number}/pdf`} download>
            {words.pdf}
          </a>
        </>
      }
    >
      {problem ? (
        <Refused title={words.problem} text={problem.text} />
      ) : (
        <Done text={flash && words.flash[flash]} />
      )}
      <div className="columns">
        <Document text={loaderData.text} title={words.document} />
        <Facts view={loaderData} />
      </div>
      {isOpen && (
        <>
          <OrderPayment
            due={due}
            today={today}
            language={language}
            problem={problem}
            idempotencyKey={loaderData.idempotencyKey}
          />
          <Credit view={loaderData} />
        </>
      )}
    </AdminFrame>
  );
}

function Document({ text, title }: { text: View['text']; title: string }) {
  const heads = text.heads.map(({ heading, lines }) => ({
    key: heading,
    label: heading,
    value: lines.join('\n'),
  }));
  const sums = text.rows.map((row, at) => ({
    key: `${at} ${row.label}`,
    label: row.note ? `${row.label} (${row.note})` : row.label,
    value: row.value,
  }));
  return (
    <section className="admin-section">
      <h2>{title}</h2>
      <div lang={text.language}>
        <Leaders isFull isFacts rows={heads} />
        <Leaders isFull rows={sums} />
        <p className="hint">{text.note}</p>
      </div>
    </section>
  );
}

function Facts({ view }: { view: View }) {
  const { kind, email, sentOn, orderId, orderNumber, creditNote, creditsNumber } = view;
  const words = useWords(invoicesMessages);
  const linked = (href: string, text: string) => <TextLink href={href}>{text}</TextLink>;
  return (
    <section className="admin-section">
      <h2>{words.facts}</h2>
      <Leaders
        isFull
        isFacts
        rows={[
          ...(kind === 'invoice'
            ? [
                {
                  key: 'sent',
                  label: words.sentTo,
                  value: sentOn ? words.sentOn(email, sentOn) : words.notSent(email),
                },
              ]
            : []),
          { key: 'order', label: words.order, value: linked(`/admin/orders/${orderId}`, orderNumber) },
          ...(creditNote
            ? [
                {
                  key: 'credit',
                  label: words.creditNote,
                  value: linked(`/admin/invoices/${creditNote}`, String(creditNote)),
                },
              ]
            : []),
          ...(creditsNumber
            ? [
                {
                  key: 'credits',
                  label: words.credits,
                  value: linked(`/admin/invoices/${creditsNumber}`, words.name.invoice(creditsNumber)),
                },
              ]
            : []),
        ]}
      />
      {view.isOpen && <Emails view={view} />}
    </section>
  );
}

function Emails({ view: { number, sentOn, orderId } }: { view: View }) {
  const words = useWords(invoicesMessages);
  return (
    <div className="remedies">
      <ButtonLink href={`/admin/invoices/${number}/preview`} isCompact opensDocument>
        {sentOn ? words.sendAgain : words.send}
      </ButtonLink>
      {sentOn && (
        <ButtonLink
          href={`/admin/reminders/order/${orderId}`}
          variant="ghost"
          isPlain
          isCompact
          opensDocument
        >
          {words.remind}
        </ButtonLink>
      )}
    </div>
  );
}

function Credit({ view }: { view: View }) {
  const words = invoicesMessages[view.language];
  return (
    <div className="remedies">
      <ConfirmDialog label={words.credit} question={words.creditSure(view.number, view.company)}>
        <PostForm to="credit-note">
          <SubmitButton isCompact isPlain variant="wrong" label={words.creditYes} />
        </PostForm>
      </ConfirmDialog>
    </div>
  );
}
