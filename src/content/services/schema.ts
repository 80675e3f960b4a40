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
  /** In `example`, {n} and {all} are filled in. */
  labels: Record<'open' | 'close' | 'example' | 'ofExample', string>;
  /** What is drawn, and which of the service's deliverables it belongs to. */
  pages: Partial<Record<ServiceId, { deliverable: number; sheet: Sheet }>>;
}

export interface ServicesPage extends InnerPage {
  kind: 'services';
  indexTitle: string;
  deliverablesTitle: string;
  /** The drawn page of each service. Without them each shows its picture. */
  received?: Received | undefined;
  /** How a project runs. */
  process?: Process;
  services: Service[];
}

export const servicesLengths: Lengths<ServicesPage> = { services: { each: { content: words(70, 120) } } };
