/*
 * Queries of strangers with the right answer, written before the search was tuned. `place` is among the first three
 * results; without one the site states nothing, and no result may be shown. Every other one was not tuned on.
 */
const cases = '/CASE STUDIES/caseStudyPage';
const services = '/SERVICES/AllServicePage';

export interface StrangerQuery {
  tag: 'en' | 'hi' | 'ar';
  query: string;
  /** Any of these is right; none if the site is silent. */
  places: string[];
}

const en = (query: string, ...places: string[]): StrangerQuery => ({ tag: 'en', query, places });
const hi = (query: string, ...places: string[]): StrangerQuery => ({ tag: 'hi', query, places });
const ar = (query: string, ...places: string[]): StrangerQuery => ({ tag: 'ar', query, places });

export const strangerQueries: StrangerQuery[] = [
  en('SSO', '/business-operations'),
  en('single sign-on', '/business-operations'),
  en('fall detection', '/solution/smartindustry#wearables'),
  en('fall detection camera', '/solution/smartindustry#wearables', '/technology/Ai#deep-learning'),
  en('gunshot'),
  en('gunshot detection cameras'),
  en('failover'),
  en('blockchain platform'),
  en('drone'),
  en('drone surveillance of borders'),
  en('adress', '/contact'),
  en('carreers', '/contact'),
  en('price', '/contact'),
  en('how much does it cost', '/contact'),
  en('lucknow'),
  en('body worn camera'),
  en('warrenty', '/planned-preventive#asset-management', '/terms-condition#no-warranty'),
  en(
    'maintainance contract',
    '/planned-preventive',
    `${services}/service8`,
    '/business-operations#contract-measures',
  ),
  en('elevator maintenance', '/planned-preventive', `${cases}#ppm-hospital-group`),
  en('do you support on premise hosting', '/technology/cloud', '/how-we-work#stays-with-you'),
  en('vacancies', '/contact'),
  en('earthquake early warning'),
  en('who is the foundr', '/Founder'),
  en('securtiy platform', '/security-platform'),
  en(
    'ambulance response time',
    '/solution/safetysecurity#computer-aided-dispatch',
    '/solution/smartindustry#healthcare',
  ),
  en('plate recognition', '/technology/Ai#ai-app-development'),
  hi('महीने', `/hi${cases}#ssss-logistics-company`),
  hi('नौकरी', '/hi/contact'),
  hi('महिने', `/hi${cases}#ssss-logistics-company`),
  hi('कीमत', '/hi/contact'),
  hi('ड्रोन'),
  hi('लखनऊ'),
  hi('मेंटनेंस', '/hi/planned-preventive'),
  hi('पार्किंग', '/hi/solution/smartcity#transport-and-traffic', '/hi/urban-infrastructure#buses-and-roads'),
  ar('سعر', '/ar/contact'),
  ar('منافسة', '/ar/contact'),
  ar('درون'),
  ar('زلزال'),
  ar('مناوبة', '/ar/run-a-shift'),
  ar(
    'الدفاع المدني',
    '/ar/security-platform#fire-and-evacuation',
    '/ar/solution/smartcity#emergency-management',
  ),
];
