import { inWordsFirst } from '../in-words.ts';
import type { Process, ProcessLine, ProcessStep } from './schema.ts';

const steps: ProcessStep[] = [
  {
    anchor: 'scope-analysis-process',
    title: 'Scope Analysis Process',
    content: 'We visit the site, list the systems in use and agree with you what the first release must do.',
    receive: 'Scope document with acceptance tests',
  },
  {
    anchor: 'sprint-planning-execution',
    title: 'Sprint Planning & Execution',
    content:
      'Work is cut into sprints of fixed length. After each you see it on your own data and may reorder what follows.',
    receive: 'Working build at every sprint’s end',
  },
  {
    anchor: 'uat-release',
    title: 'UAT & Release',
    content:
      'Your users run the acceptance tests on a copy of the live system. We correct what they find and release when you choose.',
    receive: 'Acceptance report and first release',
  },
  {
    anchor: 'aftercare',
    title: 'Aftercare',
    content:
      'The engineers who built the system watch it in daily use, train your staff and then hand it over.',
    receive: 'Runbooks, training and a support contact',
  },
];

/** The steps of a project, in full on the services and AI pages. */
const process = {
  anchor: 'how-a-project-runs',
  title: 'How a project runs',
  lead: `${inWordsFirst(steps.length, 'step', 'steps')}. Each one ends with a document or a release that is yours to keep.`,
  receiveLabel: 'You receive',
  steps,
} satisfies Process;

export default process;

/** The same steps by name, on the IoT, big data, data science and cloud pages. */
export const processLine: ProcessLine = {
  title: process.title,
  steps,
  link: { label: 'What you receive at each step', href: `page:services#${process.anchor}` },
};
