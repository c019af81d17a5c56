import { expect, test } from 'vitest';
import type { ApplicationState } from '#platform/db/schema/applications.ts';
import type { StoryState } from '#platform/db/schema/magazine.ts';
import type { MessageState } from '#platform/db/schema/messages.ts';
import type { OrderState } from '#platform/db/schema/orders.ts';
import { countOrders, listOrders } from '#studio/money/orders/order-list.queries.ts';
import { orderTabs } from '#studio/money/orders/order-status.ts';
import { listMessages } from '#studio/people/contact/message-list.queries.ts';
import { listStories } from '#studio/site/magazine/story-list.queries.ts';
import { listApplications } from '#studio/teaching/applications/application-list.queries.ts';
import { applicationRow } from '#tests/support/applications.ts';
import { testStage } from '#tests/support/page-fixture.ts';
import { testNow } from '#tests/support/site/test-now.ts';
import { owner } from '#tests/support/who.ts';
import { waitingFor } from './counts.queries.ts';
import { listInbox } from './inbox.queries.ts';
import { taskRules } from './task.ts';
import { openTasks } from './tasks.queries.ts';

const stage = testStage();
const q = () => stage.db.query;

/** Numbers from 0 to 1, the same in every run. */
function generator(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    return state / 2_147_483_648;
  };
}

const orderStates: OrderState[] = ['open', 'paid', 'authorised'];

async function fill(random: () => number): Promise<void> {
  const oneOf = <T>(values: readonly T[]) => values[Math.floor(random() * values.length)] as T;
  const several = async (make: () => Promise<unknown>) => {
    for (let left = Math.floor(random() * 9); left > 0; left -= 1) await make();
  };
  await several(() => message(oneOf(['new', 'new', 'read', 'answered', 'deleted']), random() < 0.4));
  await several(() => story(oneOf(['waiting', 'declined'])));
  await several(() => order(oneOf(orderStates), oneOf(['on-acceptance', 'on-dispatch'])));
  await several(() =>
    task(oneOf([...Object.keys(taskRules), 'of-a-later-version']), oneOf(['open', 'done'])),
  );
  await several(() =>
    application(
      oneOf(['received', 'accepted', 'declined', 'withdrawn']),
      random() < 0.5 ? 'scheduled' : null,
    ),
  );
}

const message = (state: MessageState, isSuspected: boolean) =>
  q()
    .insertInto('contact_messages')
    .values({
      name: 'Mia',
      email: 'mia@example.dk',
      message: 'Evenings?',
      language: 'en',
      state,
      is_suspected: isSuspected,
      answered_at: null,
      deleted_at: state === 'deleted' ? testNow : null,
      state_before: state === 'deleted' ? 'new' : null,
    })
    .execute();

const story = (state: StoryState) =>
  q()
    .insertInto('stories')
    .values({
      name: 'Mia',
      email: 'mia@example.dk',
      title: crypto.randomUUID(),
      story: 'I sang.',
      language: 'en',
      consent_text: 'yes',
      upload_id: null,
      item_id: null,
      state,
      decided_at: state === 'waiting' ? null : testNow,
    })
    .execute();

let orders = 0;
const order = (state: OrderState, capture: 'on-acceptance' | 'on-dispatch') => {
  orders += 1;
  const until = state === 'authorised' ? testNow.add({ hours: 24 }) : null;
  return q()
    .insertInto('orders')
    .values({
      number: `B-${orders}`,
      name: 'Mia',
      email: 'mia@example.dk',
      state,
      currency: 'DKK',
      total_minor: 10_000,
      capture,
      language: 'da',
      terms_version: 'da-1',
      authorised_until: until,
    })
    .execute();
};

const task = (kind: string, state: 'open' | 'done', subjectId: string = crypto.randomUUID()) =>
  q()
    .insertInto('tasks')
    .values({ kind, subject_id: subjectId, state, done_at: state === 'done' ? testNow : null })
    .execute();

/** With its task, as `openAnswerTask` opens it. */
async function application(state: ApplicationState, answer: 'scheduled' | null): Promise<void> {
  const { id } = await q()
    .insertInto('applications')
    .values({ ...applicationRow(testNow), state, decided_at: state === 'received' ? null : testNow })
    .returning('id')
    .executeTakeFirstOrThrow();
  if (state !== 'received') return;
  await task('answer-application', 'open', id);
  if (!answer) return;
  await q()
    .insertInto('application_answers')
    .values({
      application_id: id,
      answer: 'decline',
      instalments: 1,
      personal_line: '',
      state: answer,
      due_at: testNow,
      changed_at: testNow,
    })
    .execute();
}

const whole = { sort: 'sent', order: 'descending', search: '', at: null } as const;
const lengthOf = async (page: Promise<{ rows: readonly unknown[] }>) => (await page).rows.length;

test.each(Array.from({ length: 8 }, (_, seed) => seed + 1))(
  'every count of the admin is the length of the list it leads to (generated, seed %i)',
  async (seed) => {
    await fill(generator(seed));
    const counts = await waitingFor(q(), owner);
    const messagesIn = (state: string) =>
      lengthOf(listMessages(q(), owner, { ...whole, filters: { state } }));
    expect(counts).toEqual({
      tasks: (await openTasks(q(), owner)).length,
      applications: await lengthOf(
        listApplications(q(), owner, { ...whole, filters: { state: 'received' } }),
      ),
      orders: await lengthOf(
        listOrders(q(), owner, { ...whole, sort: 'placed', filters: { status: 'to-ship' } }),
      ),
      messages: await messagesIn('new'),
      stories: await lengthOf(listStories(q(), owner, { ...whole, filters: { state: 'waiting' } })),
      suspected: await messagesIn('suspected'),
    });
    const inbox = await listInbox(q(), owner, { ...whole, sort: 'activity', filters: {} });
    const { messages, applications, stories } = counts;
    expect(inbox.rows.filter(({ isWaiting }) => isWaiting)).toHaveLength(messages + applications + stories);
    const tabs = await countOrders(q(), owner);
    for (const status of orderTabs) {
      const list = listOrders(q(), owner, { ...whole, sort: 'placed', filters: { status } });
      expect([status, await lengthOf(list)]).toEqual([status, tabs[status]]);
    }
  },
);
