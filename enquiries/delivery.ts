/* Sends what is due, a few at a time, and sleeps until the next is. */
import { Readable } from 'node:stream';
import { createTransport } from 'nodemailer';
import type { Config } from './config.ts';
import { enquiryMail, noticeMail } from './mail.ts';
import type { Store, StoredEnquiry } from './store.ts';

const atOnce = 4;
const longestSleep = 3_600_000;
const pauseAfterFailure = 60_000;

export class Delivery {
  readonly #store: Store;
  readonly #config: Config;
  readonly #transport: ReturnType<typeof createTransport>;
  #timer: NodeJS.Timeout | undefined;
  #round: Promise<void> | undefined;
  #isStopping = false;

  constructor(store: Store, config: Config) {
    this.#store = store;
    this.#config = config;
    this.#transport = createTransport({
      url: config.smtpUrl,
      connectionTimeout: 15_000,
      greetingTimeout: 30_000,
      // RFC 5321, 4.5.3.2: a server may take ten minutes to confirm a message.
      socketTimeout: 600_000,
    });
  }

  /** Call when something may be due. */
  wake(): void {
    if (this.#isStopping || this.#round) return;
    clearTimeout(this.#timer);
    this.#round = this.#sendAndSleep();
  }

  async #sendAndSleep(): Promise<void> {
    let next: number | undefined;
    try {
      await this.#sendDue();
      next = this.#store.nextDue();
    } catch (error) {
      // A full disk: visitors must still get an answer.
      console.error(`Enquiries cannot be mailed, next try in a minute: ${(error as Error).message}`);
      next = Date.now() + pauseAfterFailure;
    }
    this.#round = undefined;
    if (next === undefined || this.#isStopping) return;
    this.#timer = setTimeout(() => this.wake(), Math.min(Math.max(next - Date.now(), 0), longestSleep));
  }

  async stop(): Promise<void> {
    this.#isStopping = true;
    clearTimeout(this.#timer);
    await this.#round;
  }

  async #sendDue(): Promise<void> {
    for (let due = this.#store.due(atOnce); due.length > 0; due = this.#store.due(atOnce)) {
      if (this.#isStopping) return;
      // Each ends before the next round: one on its way would be sent twice.
      const sent = await Promise.allSettled(
        due.map((one) => (one.state === 'unsure' ? this.#sendNotice(one) : this.#send(one))),
      );
      for (const one of sent) if (one.status === 'rejected') throw one.reason;
    }
  }

  async #send(enquiry: StoredEnquiry): Promise<void> {
    const { id } = enquiry;
    const store = this.#store;
    let isHanded = false;
    try {
      const message = await enquiryMail(enquiry, this.#config);
      // Ends only after 'handed' is on the disk, and SMTP's final dot follows the end: killed before it, the server
      // has no message and it is sent again; killed after it, it never is.
      const untilHanded = async function* () {
        yield message;
        store.setState(id, 'handed');
        isHanded = true;
      };
      await this.#transport.sendMail({ envelope: this.#envelope, raw: Readable.from(untilHanded()) });
      store.setState(id, 'delivered');
    } catch (error) {
      const wasRefused = typeof (error as { responseCode?: number }).responseCode === 'number';
      if (isHanded && !wasRefused) store.setState(id, 'unsure');
      else store.retryLater(enquiry, 'queued');
      console.error(`An enquiry was not delivered: ${(error as Error).message}`);
    }
  }

  async #sendNotice(enquiry: StoredEnquiry): Promise<void> {
    try {
      const raw = await noticeMail(enquiry, this.#config);
      // Fails on a full disk, where the notice would be sent again every minute.
      this.#store.setState(enquiry.id, 'unsure');
      await this.#transport.sendMail({ envelope: this.#envelope, raw });
      this.#store.setState(enquiry.id, 'noticed');
    } catch (error) {
      this.#store.retryLater(enquiry, 'unsure');
      console.error(`A notice was not delivered: ${(error as Error).message}`);
    }
  }

  get #envelope() {
    return { from: this.#config.mailFrom, to: [this.#config.mailTo] };
  }
}
