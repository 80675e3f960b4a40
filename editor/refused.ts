/* An error with a message for the owner: what was not done, and why. */
export class Refused extends Error {
  readonly status: number;

  constructor(status: number, sentence: string, options?: ErrorOptions) {
    super(sentence, options);
    this.status = status;
  }
}
