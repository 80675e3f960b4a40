import { type Lengths, words } from '../rules/lengths.ts';
import type { InnerPage, ServiceId } from '../schema.ts';

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

export interface ServicesPage extends InnerPage {
  kind: 'services';
  indexTitle: string;
  deliverablesTitle: string;
  services: Service[];
}

export const servicesLengths: Lengths<ServicesPage> = { services: { each: { content: words(70, 120) } } };
