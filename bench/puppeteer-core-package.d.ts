/* The part of the API used here: the package is in bench/node_modules, which the type check does not need. */
declare module 'puppeteer-core' {
  interface Evaluated {
    result: { value: never };
    exceptionDetails?: { exception?: { description?: string } };
  }
  export interface CDPSession {
    send(method: 'Runtime.evaluate', parameters: object): Promise<Evaluated>;
    send(method: string, parameters: object): Promise<object>;
  }
  interface Target {
    type(): string;
    createCDPSession(): Promise<CDPSession>;
  }
  interface Browser {
    waitForTarget(isWanted: (target: Target) => boolean): Promise<Target>;
    close(): Promise<void>;
  }
  const puppeteer: { launch(options: { executablePath: string; args: string[] }): Promise<Browser> };
  export default puppeteer;
}
