/* Downloads, generated in the browser and sent nowhere. */
import { capXml, logCsv } from '../../engine/files.ts';
import type { ShiftState } from '../../engine/types.ts';
import type { Issued, Warning } from '../../engine/warning-types.ts';

export function downloadLog(shift: ShiftState): void {
  save(`log-${shift.setting.shift.id}-${shift.seed}.csv`, 'text/csv', logCsv(shift));
}

export function downloadWarning(shift: ShiftState, warning: Warning, issued: Issued): void {
  const name = `warning-${warning.incident}-${issued.number}-${issued.type.toLowerCase()}.xml`;
  save(name, 'application/cap+xml', capXml(shift, warning, issued));
}

function save(name: string, type: string, text: string): void {
  const address = URL.createObjectURL(new Blob([text], { type: `${type};charset=utf-8` }));
  const link = document.createElement('a');
  Object.assign(link, { href: address, download: name });
  link.click();
  // By then the browser has read the blob; without this, a long visit would keep every file in memory.
  setTimeout(() => URL.revokeObjectURL(address), 10_000);
}
