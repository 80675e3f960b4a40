/* The only Trusted Types policies the site's security policy allows: each can name one script, a worker's. */
export const trustedPolicy = 'service-worker';
export const loadWorkerPolicy = 'load-worker';

/** As much of the browser's interface as is used here; a trusted address passes for a string. */
interface TrustedTypes {
  createPolicy(name: string, rules: { createScriptURL(): string }): { createScriptURL(url: string): string };
}

/** Where scripts must be vouched for, this vouches for one. A policy can be made once in a document's life. */
export function trustedScript(policyName: string, url: string): string {
  const { trustedTypes } = window as unknown as { trustedTypes?: TrustedTypes };
  const policy = trustedTypes?.createPolicy(policyName, { createScriptURL: () => url });
  return policy?.createScriptURL(url) ?? url;
}
