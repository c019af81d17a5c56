/** Address books copy marks of direction and of width with numbers and addresses. */
export const visible = (text: string) => text.replaceAll(/\p{Cf}/gu, '').trim();

/** Of a column, to be compared: without capitals and signs. */
export function headingWords(heading: string): string {
  return visible(heading)
    .normalize('NFC')
    .toLowerCase()
    .replaceAll(/[\s*:?._()#-]+/g, ' ')
    .trim();
}

/** What columns of email addresses are called in either language. */
export const emailHeadings =
  'email, e mail, mail, email address, e mail address, mail address, client email, customer email, ' +
  'contact email, primary email, subscriber, subscriber email, emailadresse, email adresse, e mailadresse, ' +
  'e mail adresse, mailadresse, kundens email, kundens e mail, kunde email, kunde e mail';
