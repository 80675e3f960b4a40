import type { ServiceId } from './schema.ts';

/** The services' fragments and path parts, in the order of the services page. */
export const serviceIds: ServiceId[] = [
  'service1',
  'service2',
  'service3',
  'service4',
  'service5',
  'service6',
  'service7',
  'service8',
  'service9',
];
