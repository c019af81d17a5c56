/** Words in both languages. */
export interface LocalizedText {
  en: string;
  da: string;
}
