/** The services' fragments and path parts, in the order of the services page. One more service is one more here. */
export const serviceIds = [
  'service1',
  'service2',
  'service3',
  'service4',
  'service5',
  'service6',
  'service7',
  'service8',
  'service9',
] as const;
