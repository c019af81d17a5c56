import type { Handler } from './api.ts';
import { below } from './objects.ts';
import { invoiceJson, scheduleJson, subscriptionJson } from './plan-objects.ts';
import { badRequest } from './refusal.ts';
import { cancelSchedule, cancelSubscription, createSchedule, updateSchedule } from './schedules.ts';
import { invoicesOf, subscriptionAt, voidInvoice } from './subscriptions.ts';

export const planHandlers: Readonly<Record<string, Handler>> = {
  'GET /v1/subscriptions/{id}': (state, id, _given, expand) =>
    subscriptionJson(state, subscriptionAt(state, id), expand),
  'DELETE /v1/subscriptions/{id}': (state, id, given) =>
    subscriptionJson(state, cancelSubscription(state, id, given)),
  'GET /v1/invoices': (state, _id, given, expand) => {
    if (typeof given.subscription !== 'string') throw badRequest('This stand-in lists one subscription');
    subscriptionAt(state, given.subscription);
    const data = invoicesOf(state, given.subscription).reverse();
    const json = data.map((invoice) => invoiceJson(state, invoice, below(expand, 'data')));
    return { object: 'list', data: json, has_more: false, url: '/v1/invoices' };
  },
  'POST /v1/invoices/{id}/void': (state, id) => invoiceJson(state, voidInvoice(state, id)),
  'POST /v1/subscription_schedules': (state, _id, given) => scheduleJson(state, createSchedule(state, given)),
  'POST /v1/subscription_schedules/{id}': (state, id, given) =>
    scheduleJson(state, updateSchedule(state, id, given)),
  'POST /v1/subscription_schedules/{id}/cancel': (state, id, given) =>
    scheduleJson(state, cancelSchedule(state, id, given)),
};
