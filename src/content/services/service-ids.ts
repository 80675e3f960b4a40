/** Each service's menu label, by its fragment and path segment, in the order of the services page. */
export const serviceNames = {
  service1: 'Custom Software Development',
  service2: 'Business Analysis',
  service3: 'UI & UX Design',
  service4: 'DevOps as a Service',
  service5: 'Web Development',
  service6: 'Mobile App Development',
  service7: 'QA & Software Testing',
  service8: 'Application Maintenance & Support',
  service9: 'Software Product Engineering',
};

type Id = keyof typeof serviceNames;

export const serviceIds = Object.keys(serviceNames) as [Id, ...Id[]];
