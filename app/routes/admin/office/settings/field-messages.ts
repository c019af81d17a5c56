import type { Language } from '#studio/shared/language.ts';
import { invoiceFields } from './invoice-fields.messages.ts';
import { notificationFields } from './notifications/notification-fields.messages.ts';
import { settingFieldsMessages } from './setting-fields.messages.ts';

export type FieldMessages = (typeof settingFieldsMessages)['en'];

/** Sent with the page of a group, because all pages of the settings share their scripts. */
export const fieldMessages: Record<Language, FieldMessages> = {
  en: withFields(withFields(settingFieldsMessages.en, invoiceFields.en), notificationFields.en),
  da: withFields(withFields(settingFieldsMessages.da, invoiceFields.da), notificationFields.da),
};

function withFields(
  words: FieldMessages,
  { parts, partHints, fields }: Pick<FieldMessages, 'parts' | 'partHints' | 'fields'>,
): FieldMessages {
  return {
    ...words,
    parts: { ...words.parts, ...parts },
    partHints: { ...words.partHints, ...partHints },
    fields: { ...words.fields, ...fields },
  };
}
