/** At a field that was left empty, where its form has no words of its own. */
export const requiredFieldMessages = {
  en: { text: 'Please fill in this field.', file: 'Please choose a file.' },
  da: { text: 'Udfyld feltet.', file: 'Vælg en fil.' },
};
