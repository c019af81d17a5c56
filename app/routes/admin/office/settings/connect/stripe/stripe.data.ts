export const stripePage = '/admin/settings/connections/stripe';

/** Sentences of the server: the texts of this page are not in its script. */
export interface StripeRefused {
  title: string;
  text: string;
  rights: readonly string[];
  /** The key itself is wrong: shown at its field instead. */
  isOfKey?: boolean;
}
