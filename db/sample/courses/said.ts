/** Words in both languages. */
export interface Said {
  en: string;
  da: string;
}
