import { bookingSettings } from './booking-settings.ts';
import { classSettings } from './class-settings.ts';
import { giftCardSettings } from './gift-card-settings.ts';
import type { SettingGroup } from './group.ts';
import { invoiceGroup } from './invoice-settings.ts';
import { limitSettings } from './limit-settings.ts';
import { notificationGroup } from './notification-settings.ts';
import { openingSettings } from './opening-settings.ts';
import { shippingSettings } from './shipping-settings.ts';
import { studioSettings } from './studio-settings.ts';

export const settingGroups = {
  studio: studioSettings,
  opening: openingSettings,
  booking: bookingSettings,
  classes: classSettings,
  shipping: shippingSettings,
  invoices: invoiceGroup,
  vouchers: giftCardSettings,
  limits: limitSettings,
  notifications: notificationGroup,
} as const satisfies Record<string, SettingGroup>;

export type GroupName = keyof typeof settingGroups;

export const groupNames = Object.keys(settingGroups) as GroupName[];

export function isGroupName(name: string): name is GroupName {
  return Object.hasOwn(settingGroups, name);
}
