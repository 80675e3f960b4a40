/* The only Trusted Types policies the CSP allows: each permits one worker script. */
export const trustedPolicy = 'service-worker';
export const loadWorkerPolicy = 'load-worker';
export const listWorkerPolicy = 'read-list';

/** The part of the browser's interface used here; a TrustedScriptURL is typed as a string. */
interface TrustedTypes {
  createPolicy(name: string, rules: { createScriptURL(): string }): { createScriptURL(url: string): string };
}

/** Creates the policy for one script. Each policy can be created once per document. */
export function trustedScript(policyName: string, url: string): string {
  const { trustedTypes } = window as unknown as { trustedTypes?: TrustedTypes };
  const policy = trustedTypes?.createPolicy(policyName, { createScriptURL: () => url });
  return policy?.createScriptURL(url) ?? url;
}
