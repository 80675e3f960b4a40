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
}

export interface Received {
  /** Placeholders {n} and {all} of `example` are filled in. */
  labels: Record<'open' | 'close' | 'example' | 'ofExample', string>;
  /** The sample page, and the deliverable it belongs to. */
  pages: Partial<Record<ServiceId, { deliverable: number; sheet: Sheet }>>;
}

export interface ServicesPage extends InnerPage {
  kind: 'services';
  indexTitle: string;
  deliverablesTitle: string;
  /** The sample page of each service; by default its picture is shown. */
  received?: Received | undefined;
  /** How a project runs. */
  process?: Process;
  services: Service[];
}

export const servicesLengths: Lengths<ServicesPage> = { services: { each: { content: words(70, 120) } } };
