/* A disk that is full for a while stops neither the service nor later mails, and nothing is sent twice. */
import { afterEach, expect, test, vi } from 'vitest';
import { enquiryWith } from '../tests/enquiries.ts';
import { type MailServer, startMailServer } from '../tests/enquiry-service.ts';
import { readConfig } from './config.ts';
import { Delivery } from './delivery.ts';
import { noRules } from './rules.ts';
import { type DeliveryState, Store } from './store.ts';

/** Refuses to record these states, as SQLite does without space. */
class FullStore extends Store {
  refused: DeliveryState[] = [];

  #check(state: DeliveryState): void {
    if (this.refused.includes(state)) throw new Error('database or disk is full');
  }

  override setState(...[id, state, problem]: Parameters<Store['setState']>): void {
    this.#check(state);
    super.setState(id, state, problem);
  }

  override retryLater(...[enquiry, state, problem]: Parameters<Store['retryLater']>): void {
    this.#check(state);
    super.retryLater(enquiry, state, problem);
  }
}

const [full, minute] = ['database or disk is full', 60_000];
let mail: MailServer | undefined;
let delivery: Delivery | undefined;
afterEach(async () => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  await delivery?.stop();
  await mail?.stop();
});

async function withEnquiries(refused: DeliveryState[], state: DeliveryState = 'queued') {
  const said = vi.spyOn(console, 'error').mockImplementation(() => {});
  const store = new FullStore(':memory:');
  for (const message of ['One', 'Two']) await store.add(enquiryWith({ message }), state);
  store.refused = refused;
  mail = await startMailServer();
  delivery = new Delivery(
    store,
    readConfig({
      SITE_ORIGIN: 'https://www.site.example',
      SMTP_URL: `smtp://127.0.0.1:${mail.port}`,
      MAIL_TO: 'sales@site.example',
      MAIL_FROM: 'website@site.example',
    }),
    () => noRules,
  );
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  delivery.wake();
  await vi.waitFor(() => expect(said).toHaveBeenCalledWith(expect.stringContaining(full)));
  return { store, said };
}
const statesOf = (store: Store) => store.all().map(({ state }) => state);

test('what could not be recorded before it was sent is sent a minute later', async () => {
  const { store, said } = await withEnquiries(['handed', 'queued']);
  expect([said.mock.calls.length, mail?.mails.length, statesOf(store)]).toEqual([1, 0, ['queued', 'queued']]);
  store.refused = [];
  vi.advanceTimersByTime(minute);
  await vi.waitFor(() => expect(statesOf(store)).toEqual(['delivered', 'delivered']));
  expect(mail?.mails).toHaveLength(2);
});

test('what was sent but could not be recorded is not sent again', async () => {
  const { store } = await withEnquiries(['delivered', 'unsure']);
  store.refused = [];
  vi.advanceTimersByTime(minute);
  await store.add(enquiryWith({ message: 'Three' }), 'queued');
  delivery?.wake();
  await vi.waitFor(() => expect(statesOf(store)).toEqual(['delivered', 'handed', 'handed']));
  expect(mail?.mails).toHaveLength(3);
});

test('a notice that could not be recorded is not sent every minute', async () => {
  await withEnquiries(['unsure', 'noticed'], 'unsure');
  expect(mail?.mails).toEqual([]);
});
