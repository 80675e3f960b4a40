import { type Lengths, words } from '../rules/lengths.ts';
import type { InnerPage, ServiceId } from '../schema.ts';
import type { Process } from '../technologies/schema.ts';
import type { Sheet } from './sheets.ts';

export interface Service {
  id: ServiceId;
  title: string;
  content: string;
  imagePath: `/images/${string}`;
  altText: string;
  imageFirst: boolean;
  /** What the customer receives: three or four short lines. */
  deliverables: string[];
  /** The page the drawing shows, and which of the deliverables it belongs to. Without it the picture is shown. */
  received?: { deliverable: number; sheet: Sheet };
}

export interface ServicesPage extends InnerPage {
  kind: 'services';
  indexTitle: string;
  deliverablesTitle: string;
  /** Said at the drawn pages. In `example`, {n} and {all} are filled in. */
  pageLabels: Record<'open' | 'close' | 'example' | 'ofExample', string>;
  /** How a project runs. */
  process: Process;
  services: Service[];
}

export const servicesLengths: Lengths<ServicesPage> = { services: { each: { content: words(70, 120) } } };
