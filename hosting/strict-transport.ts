/*
 * How long browsers refuse to open the site without https: the owner's choice, made here and nowhere else.
 * A browser that has seen the header keeps it for the whole time, whatever you send later, so lengthen it only
 * once https has worked for a while. `includeSubDomains` holds for every host below yours, also those that are
 * not on this server; `preload` asks browsers to ship the rule and takes months to undo. Less than half a year
 * costs the policy score its A+. 0 makes browsers forget it.
 */
export const strictTransport = {
  seconds: 15_768_000,
  includeSubDomains: false,
  preload: false,
};

export function strictTransportHeader({ seconds, includeSubDomains, preload } = strictTransport): string {
  return [`max-age=${seconds}`, includeSubDomains && 'includeSubDomains', preload && 'preload']
    .filter(Boolean)
    .join('; ');
}
