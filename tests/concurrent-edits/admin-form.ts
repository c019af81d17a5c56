/**
 * The hidden field that carries the version of the page, which the verb compares, and the rows of the edit tables
 * that test it.
 */
interface Carries {
  carries: 'version' | 'seen' | 'before' | 'list';
  proved: string | readonly string[];
}
/** Creates something, so there is no earlier version; an idempotency key makes two presses one. */
interface Makes {
  makes: string;
}
interface NeedsNone {
  none: string;
}

export type AdminForm = Carries | Makes | NeedsNone;

export const onceByState = 'a lifecycle allows it once: for the second it is answered already';
export const staysAsWished = 'sets a value; setting the same value again changes nothing';
