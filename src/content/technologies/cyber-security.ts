import example from '../examples/attack-path.ts';
import type { AttackPath } from '../examples/schema.ts';
import { inWords, inWordsFirst } from '../in-words.ts';
import type { ProcessStep, TechnologyPage } from './schema.ts';

const steps: ProcessStep[] = [
  {
    anchor: 'initial-assessment',
    title: 'Initial Assessment',
    content: 'Interviews with IT, operations and management about duties, past incidents and rules.',
    receive: 'Summary of the present position',
  },
  {
    anchor: 'threat-model-evaluation',
    title: 'Threat Model Evaluation',
    content: 'Who might attack, why, and by which route into which asset.',
    receive: 'Threat model your staff can amend',
  },
  {
    anchor: 'external-online-exposure',
    title: 'External Online Exposure',
    content: 'A check, from outside, of domains, open ports, certificates and leaked documents.',
    receive: 'List of what strangers can see',
  },
  {
    anchor: 'scoping-of-your-environment',
    title: 'Scoping of Your Environment',
    content: 'Networks, sites and devices are counted, and those not to be touched are marked.',
    receive: 'Signed scope and test calendar',
  },
  {
    anchor: 'identity-hashes-validation',
    title: 'Identity Hashes Validation',
    content: 'With written consent, password hashes are compared with leaked ones. Nobody reads a password.',
    receive: 'Accounts that need a new password',
  },
  {
    anchor: 'assessment-of-security-technologies',
    title: 'Assessment of Security Technologies',
    content: 'Firewalls, endpoint tools and backups are checked against their settings and your needs.',
    receive: 'Gaps and overlaps by tool',
  },
  {
    anchor: 'vulnerabilities-scanning',
    title: 'Vulnerabilities Scanning',
    content: 'Agreed systems are scanned at agreed hours; fragile controllers are examined by hand.',
    receive: 'Findings ranked by consequence',
  },
  {
    anchor: 'cyber-defense-package-selection',
    title: 'Cyber Defense Package Selection',
    content: 'You choose the measures and the level of monitoring that fit your risks and budget.',
    receive: 'Dated plan with owners and costs',
  },
];

export default {
  kind: 'technology',
  head: {
    title: 'Cybersecurity for offices, control rooms and plants',
    keywords: [
      'cybersecurity',
      'cyber risk assessment',
      'managed security services',
      'incident response',
      'vulnerability scanning',
      'threat modelling',
      'operational technology security',
    ],
    description: `Risk assessment, network monitoring and a rehearsed recovery, reached through ${inWords(steps.length, 'step', 'steps')}.`,
  },
  banner: {
    eyebrow: 'Technology',
    title: 'Cybersecurity',
    lead: 'Security assessment, monitoring and recovery for the networks of offices, control rooms and plants. Security officers get a dated plan that begins with what they cannot do without.',
    image: { src: '/images/technology/cyber-security-ink.svg', alt: '', width: 120, height: 120 },
    actions: [{ label: 'Talk to an engineer', href: 'page:contact' }],
  },
  example,
  intro: {
    title: 'Office networks and field networks',
    paragraphs: [
      'We serve security officers who must protect two worlds: laptops and e-mail on one side, cameras, controllers and gates on the other. The second cannot be restarted at noon for a patch, so our engineers plan their work around it.',
      'Our work refers to ISO 27001, the OWASP guides, MITRE ATT&CK and the CIS Benchmarks. We act only on systems that you list, under a written authority, and log every test. Findings go to named people and are deleted when the contract says so.',
    ],
  },
  cardsHead: {
    title: 'Security services',
    lead: 'Before, during and after an attack.',
  },
  cards: [
    {
      anchor: 'risk-assessment-and-management',
      title: 'Risk Assessment and Management',
      content:
        'A register of what can go wrong, how likely it is and who owns the answer, reviewed with your managers at agreed intervals.',
      icon: 'scale',
      mark: 'plant',
    },
    {
      anchor: 'managed-security-services',
      title: 'Managed Security Services',
      content:
        'Analysts watch your logs and alerts, call the person on duty, and take only those actions you have approved in advance.',
      icon: 'shield-check',
      mark: 'border',
    },
    {
      anchor: 'incident-response-and-recovery',
      title: 'Incident Response and Recovery',
      content:
        'Engineers who isolate the attack, preserve evidence, restore from tested backups and help you prepare the report to CERT-In.',
      icon: 'life-buoy',
      mark: 'office',
    },
  ],
  process: {
    anchor: 'steps-to-a-defence-plan',
    title: `${inWordsFirst(steps.length, 'step', 'steps')} to a defence plan`,
    lead: 'The order matters: we learn before we scan, and scan before we recommend.',
    receiveLabel: 'You receive',
    steps,
  },
  related: [
    {
      description: 'Network and web signals under lawful control.',
      href: 'page:cyber-intelligence',
    },
    {
      description: 'The physical side: doors, fences and cameras.',
      href: 'page:security-platform',
    },
    {
      name: 'QA & Software Testing',
      description: 'Security tests before a release.',
      href: 'page:services/service7',
    },
  ],
  closing: {
    title: 'Begin with a conversation under a non-disclosure agreement.',
    action: { label: 'Discuss your project', href: 'page:contact' },
  },
} satisfies TechnologyPage<AttackPath>;
