/* An answer the owner can read: what was not done, and why. */
export class Refused extends Error {
  readonly status: number;

  constructor(status: number, sentence: string, options?: ErrorOptions) {
    super(sentence, options);
    this.status = status;
  }
}
