/* Runs `npm run draw` with progress; it can be stopped between two pictures. */
import { type ChildProcess, fork } from 'node:child_process';

export interface DrawingState {
  phase: 'drawing' | 'done' | 'stopped' | 'failed';
  drawn: number;
  all: number;
  /** Estimated seconds left; known from the third second on. */
  left?: number;
}

export class DrawingRun {
  readonly #root: string;
  #child: ChildProcess | undefined;
  #began = 0;
  #now: DrawingState | undefined;

  constructor(root: string) {
    this.#root = root;
  }

  get state(): DrawingState | undefined {
    const seconds = (Date.now() - this.#began) / 1000;
    const { phase, drawn = 0, all = 0 } = this.#now ?? {};
    if (phase !== 'drawing' || drawn === 0 || seconds < 3) return this.#now;
    return { phase, drawn, all, left: Math.ceil((seconds / drawn) * (all - drawn)) };
  }

  /** Returns at once; poll `state` for progress. */
  start(): DrawingState {
    if (this.#now?.phase === 'drawing') return this.#now;
    const now: DrawingState = { phase: 'drawing', drawn: 0, all: 0 };
    this.#now = now;
    this.#began = Date.now();
    this.#child = fork('art/draw.ts', [], { cwd: this.#root, stdio: ['ignore', 'ignore', 'inherit', 'ipc'] });
    this.#child.on('message', ({ drawn, all }: { drawn: number; all: number }) =>
      Object.assign(now, { drawn, all }),
    );
    this.#child.once('error', () => Object.assign(now, { phase: 'failed' }));
    this.#child.once('exit', (code) => {
      if (now.phase !== 'failed')
        now.phase = code !== 0 ? 'failed' : now.drawn < now.all ? 'stopped' : 'done';
      this.#child = undefined;
    });
    return now;
  }

  /** The current picture is finished first. */
  stop(): void {
    this.#child?.send('stop');
  }

  end(): void {
    this.#child?.kill();
  }
}
