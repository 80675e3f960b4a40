/*
 * Strict-Transport-Security: how long browsers use only https, chosen by the owner. A browser keeps the setting for
 * the whole time, whatever you send later, so lengthen it only once https has worked for a while. `includeSubDomains`
 * applies to all subdomains, also on other servers; `preload` takes months to undo. Less than half a year lowers the
 * Observatory score below A+. 0 makes browsers forget it.
 */
const strictTransport = {
  seconds: 15_768_000,
  includeSubDomains: false,
  preload: false,
};

export function strictTransportHeader({ seconds, includeSubDomains, preload } = strictTransport): string {
  return [`max-age=${seconds}`, includeSubDomains && 'includeSubDomains', preload && 'preload']
    .filter(Boolean)
    .join('; ');
}
