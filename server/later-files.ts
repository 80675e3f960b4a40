/* Starts the program that makes what a light build has left for later, and waits for a file that is asked for early. */
import { type ChildProcess, fork } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { type Later, type LaterMessage, laterFile } from '../hosting/later.ts';
import { decodePath } from '../hosting/rules.ts';

export class LaterFiles {
  readonly #waiting = new Map<string, PromiseWithResolvers<void>>();
  readonly #add: (name: string) => void;
  #maker: ChildProcess | undefined;

  /** `add` puts a file that has been made into the stored site. */
  constructor(add: (name: string) => void, list = laterFile) {
    this.#add = add;
    if (!existsSync(list)) return;
    const { files }: Later = JSON.parse(readFileSync(list, 'utf8'));
    for (const file of files) this.#waiting.set(file, Promise.withResolvers());
  }

  get count(): number {
    return this.#waiting.size;
  }

  /** Undefined if nothing needs to be waited for. */
  wanted(path: string): Promise<void> | undefined {
    const file = decodePath(path).slice(1);
    const waiting = this.#waiting.get(file);
    if (!waiting || !this.#maker?.connected) return;
    this.#maker.send({ first: file } satisfies LaterMessage);
    return waiting.promise;
  }

  /** Beside the server, and after it if both want the processor. */
  start(maker: string): void {
    this.#maker = fork(maker, { stdio: ['ignore', 'inherit', 'inherit', 'ipc'] });
    this.#maker.on('message', (message: LaterMessage) => {
      if ('made' in message) this.#settle(message.made, true);
      if ('failed' in message) {
        console.error(`${message.failed} could not be made: ${message.reason}`);
        this.#settle(message.failed, false);
      }
    });
    // What is not there by then is answered as not found.
    this.#maker.on('exit', () => {
      for (const file of [...this.#waiting.keys()]) this.#settle(file, false);
    });
  }

  stop(): void {
    this.#maker?.kill();
  }

  #settle(file: string, isMade: boolean): void {
    if (isMade) this.#add(file);
    this.#waiting.get(file)?.resolve();
    this.#waiting.delete(file);
  }
}
