import { placeLines, type StudioIdentity } from '#studio/content/identity.ts';
import type { ReceiptContent } from '#studio/orders/receipts.store.ts';
import { manualMethodWords } from '#studio/payments/manual-method.messages.ts';
import { formatDate } from '#studio/shared/format-time.ts';
import type { Language } from '#studio/shared/language.ts';
import { formatAmount, formatMoney, readCurrency } from '#studio/shared/money.ts';
import { Text, View } from './document-elements.ts';
import { DocumentLayout, DocumentPage } from './document-page.tsx';
import { DocumentNote, type DocumentRow, DocumentRows, DocumentSection } from './document-parts.tsx';
import { type } from './document-style.ts';
import { receiptMessages } from './receipt.messages.ts';
import { SungTitle } from './sung-title.tsx';

export interface ReceiptDocumentProps {
  kind: 'receipt' | 'credit-note';
  number: number;
  issuedOn: Temporal.PlainDate;
  content: ReceiptContent;
  deliveredTo: readonly string[];
  identity: StudioIdentity;
  language: Language;
}

/** With VAT by rate (momsbekendtgørelsen § 58). */
export function ReceiptDocument(props: ReceiptDocumentProps) {
  const { kind, number, content, identity, language, deliveredTo } = props;
  const words = receiptMessages[language];
  const title = `${words[kind]} ${number}`;
  const seller = [
    identity.studioName,
    ...placeLines(identity),
    identity.cvr ? `${words.cvr} ${identity.cvr}` : '',
    identity.email,
  ];
  const buyer = deliveredTo.length > 0 ? [...deliveredTo, content.email] : [content.name, content.email];
  return (
    <DocumentLayout
      title={`${title}, ${identity.studioName}`}
      language={language}
      studioName={identity.studioName}
    >
      <DocumentPage studioName={identity.studioName} running={title} bookmark={title}>
        <SungTitle text={title} />
        <View style={{ flexDirection: 'row', gap: 30, marginTop: 6 }}>
          <Lines heading={words.seller} lines={seller} />
          <Lines heading={words.buyer} lines={buyer} />
          <Lines
            heading={words.date}
            lines={[formatDate(props.issuedOn, language), `${words.order} ${content.orderNumber}`]}
          />
        </View>
        <DocumentSection isBookmarked={false}>
          <DocumentRows rows={rowsOf(props)} />
          <DocumentNote>{noteOf(props)}</DocumentNote>
        </DocumentSection>
      </DocumentPage>
    </DocumentLayout>
  );
}

function noteOf({ kind, content, language }: ReceiptDocumentProps): string {
  const words = receiptMessages[language];
  if (!content.paidBy) return kind === 'receipt' ? words.paid : words.refunded;
  const method = manualMethodWords[language][content.paidBy];
  return kind === 'receipt' ? words.paidAtLesson(method) : words.refundedDirectly(method);
}

function Lines({ heading, lines }: { heading: string; lines: readonly string[] }) {
  const keyed = lines.filter(Boolean).map((line, at) => ({ line, key: `${at} ${line}` }));
  return (
    <View style={{ flex: 1 }}>
      <Text style={{ ...type.heading, marginBottom: 4 }}>{heading}</Text>
      {keyed.map(({ line, key }) => (
        <Text key={key} style={type.body}>
          {line}
        </Text>
      ))}
    </View>
  );
}

function rowsOf({ kind, content, language }: ReceiptDocumentProps): DocumentRow[] {
  const words = receiptMessages[language];
  const currency = readCurrency(content.currency) ?? 'DKK';
  const money = (amountMinor: number) => formatMoney({ amountMinor, currency }, language);
  const lines = content.lines.map((line) => ({
    label: line.description,
    note: [
      ...(line.quantity > 1 ? [words.each(line.quantity, money(line.unitMinor))] : []),
      ...(line.ofMinor === undefined ? [] : [words.partOf(money(line.ofMinor))]),
      line.vatRatePermille > 0
        ? `${words.vat(formatAmount(line.vatRatePermille * 10, language))}: ${money(line.vatMinor)}`
        : words.exempt,
    ].join(', '),
    value: money(line.unitMinor * line.quantity),
  }));
  const isReceipt = kind === 'receipt';
  const vatInDkk = content.dkkPerUnit === null ? null : Number(content.dkkPerUnit) * content.vatMinor;
  const { plan } = content;
  const due = (plan?.due ?? []).map(({ amountMinor, dueOn }) => ({
    label: words.due(formatDate(Temporal.PlainDate.from(dueOn), language)),
    value: money(amountMinor),
  }));
  return [
    ...lines,
    { label: isReceipt ? words.total : words.back, value: money(content.totalMinor), isSum: true },
    content.vatMinor === 0
      ? { label: words.vatAlone, value: words.exempt }
      : { label: words.vatSum, value: money(content.vatMinor) },
    ...(vatInDkk === null || content.vatMinor === 0
      ? []
      : [
          {
            label: words.inDkk(`${Number(content.dkkPerUnit)}`),
            value: formatMoney({ amountMinor: Math.round(vatInDkk), currency: 'DKK' }, language),
          },
        ]),
    ...(plan ? [{ label: words.price(plan.count), value: money(plan.totalMinor) }, ...due] : []),
  ];
}
