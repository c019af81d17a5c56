/** Their content is the earlier email, with the line above it. */
const around =
  /(?:^|\s)(?:x_)*(?:\S{0,40}yahoo_quoted|protonmail_quote|ms-outlook-mobile-reference-message|zmail_extra|tutanota_quote|moz-email-headers-table)(?=\s|$)/;
/** Followed by the earlier email, to the end of the element around it. */
const above = /^(?:x_)*(?:divRplyFwdMsg|mail-editor-reference-message-container)$/;
const outlookBorder = /border-top\s*:\s*solid\s+#(?:e1e1e1|b5c4df)/i;

/**
 * Whether an element begins the earlier email: to how many levels above it the earlier email reaches. Null: it doesn't.
 * A blockquote is a quote in any case. An answer that Gmail writes below its quote is in 'gmail_quote', so that is none.
 */
export function repliedStart(name: string, attributes: Record<string, string>): number | null {
  if (name !== 'div') return null;
  const { id = '', style = '' } = attributes;
  if (above.test(id)) return 1;
  if (around.test(attributes.class ?? '') || isOfWebDe(attributes)) return 0;
  // Outlook for Windows: <div><div style="border-top…">From: …</div></div>, then the earlier email.
  return outlookBorder.test(style) ? 2 : null;
}

function isOfWebDe({ name = '', style = '' }: Record<string, string>): boolean {
  return name === 'quote' && /border-left/i.test(style);
}
