/* Sends what is due, a few at a time, and sleeps until the next is. */
import { Readable } from 'node:stream';
import { createTransport } from 'nodemailer';
import type { Config } from './config.ts';
import { canReply } from './fields.ts';
import { enquiryMail, noticeMail, replyMail } from './mail.ts';
import type { Rules } from './rules.ts';
import type { Store, StoredEnquiry } from './store.ts';

const atOnce = 4;
const longestSleep = 3_600_000;
const pauseAfterFailure = 60_000;

export class Delivery {
  readonly #store: Store;
  readonly #config: Config;
  readonly #rules: () => Rules;
  readonly #transport: ReturnType<typeof createTransport>;
  #timer: NodeJS.Timeout | undefined;
  #round: Promise<void> | undefined;
  #isStopping = false;

  constructor(store: Store, config: Config, rules: () => Rules) {
    this.#store = store;
    this.#config = config;
    this.#rules = rules;
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
      const message = await enquiryMail(enquiry, this.#config, this.#rules());
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
      if (isHanded && !wasRefused) store.setState(id, 'unsure', wordsOf(error));
      else store.retryLater(enquiry, 'queued', wordsOf(error));
      return console.error(`An enquiry was not delivered: ${wordsOf(error)}`);
    }
    await this.#sendReply(enquiry);
  }

  /** Once, and not again if it fails: the visitor does not wait for it. */
  async #sendReply(enquiry: StoredEnquiry): Promise<void> {
    const replies = this.#rules().reply;
    const reply = replies[enquiry.fields.language] ?? Object.values(replies)[0];
    if (!reply || !canReply(enquiry) || !this.#store.claimReply(enquiry)) return;
    try {
      const raw = await replyMail(enquiry, this.#config, reply);
      await this.#transport.sendMail({ envelope: { ...this.#envelope, to: [enquiry.fields.email] }, raw });
    } catch (error) {
      this.#store.setReplyProblem(enquiry.id, wordsOf(error));
      console.error(`An automatic reply was not delivered: ${wordsOf(error)}`);
    }
  }

  async #sendNotice(enquiry: StoredEnquiry): Promise<void> {
    try {
      const raw = await noticeMail(enquiry, this.#config);
      // Fails on a full disk, where the notice would be sent again every minute.
      this.#store.setState(enquiry.id, 'unsure', enquiry.problem);
      await this.#transport.sendMail({ envelope: this.#envelope, raw });
      this.#store.setState(enquiry.id, 'noticed', enquiry.problem);
    } catch (error) {
      this.#store.retryLater(enquiry, 'unsure', wordsOf(error));
      console.error(`A notice was not delivered: ${wordsOf(error)}`);
    }
  }

  get #envelope() {
    return { from: this.#config.mailFrom, to: [this.#config.mailTo] };
  }
}

/** The mail server's own words if it said any, otherwise what the connection met. */
function wordsOf(error: unknown): string {
  const { response, message } = error as Error & { response?: string };
  return (response ?? message)
    .replace(/\s+/g, ' ')
    .replace(/\p{Cc}/gu, '')
    .slice(0, 500);
}
