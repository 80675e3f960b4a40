/* Which deliverable of a service is shown as a page, the same in every edition. */
import type { Received } from './schema.ts';
import type { sheets as english } from './sheets.ts';

export const receivedPages = (sheets: typeof english): Received['pages'] => ({
  service1: { deliverable: 0, sheet: sheets.repository },
  service2: { deliverable: 0, sheet: sheets.processMap },
  service3: { deliverable: 1, sheet: sheets.prototype },
  service4: { deliverable: 2, sheet: sheets.runbook },
  service5: { deliverable: 2, sheet: sheets.pageReport },
  service6: { deliverable: 1, sheet: sheets.fieldRound },
  service7: { deliverable: 2, sheet: sheets.faultReport },
  service8: { deliverable: 3, sheet: sheets.serviceReport },
  service9: { deliverable: 0, sheet: sheets.versionPlan },
});
