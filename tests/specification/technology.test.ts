/* Technology pages and services, as the specification lists them. */
import { describe, expect, test } from 'vitest';
import process, { processLine } from '../../src/content/technologies/process.ts';
import { pathOf, type Start } from '../../src/sections/technology/request/request-path.ts';
import { pages, technologies } from '../contents.ts';

const titles = (items: { title: string }[]) => items.map((item) => item.title);

describe('technology pages', () => {
  // biome-ignore format: one page, one line
  test.each([
    ['ai', ['AI app development', 'Machine Learning', 'Deep Learning', 'Natural Language Processing']],
    ['iot', ['IoT Device Application Development', 'Custom IoT Application Development', 'IoT API Development and Integration']],
    ['big-data', ['Real-Time Analytics', 'Data Integration', 'Performance Optimization']],
    ['data-science', ['Predictive Analytics', 'Data Visualization', 'Machine Learning Solutions']],
    ['cloud', ['Cloud Consulting', 'Cloud Application Development', 'Cloud Migration Services']],
    ['cyber-security', ['Risk Assessment and Management', 'Managed Security Services', 'Incident Response and Recovery']],
  ] as const)('%s has its cards', (id, cards) => {
    expect(titles(pages[id].cards)).toEqual(cards);
  });

  test('five pages share the four steps: AI in full, the others by name, services in full', () => {
    expect(titles(process.steps)).toEqual([
      'Scope Analysis Process',
      'Sprint Planning & Execution',
      'UAT & Release',
      'Aftercare',
    ]);
    const having = (shown: object) =>
      Object.entries(technologies).flatMap(([id, page]) => (page.process === shown ? [id] : []));
    expect(having(process)).toEqual(['ai']);
    expect(having(processLine).toSorted()).toEqual(['big-data', 'cloud', 'data-science', 'iot']);
    expect(titles(processLine.steps)).toEqual(titles(process.steps));
    expect(pages.services.process).toBe(process);
  });

  test('cybersecurity has eight separate steps', () => {
    // biome-ignore format: the specification's list
    expect(titles(pages['cyber-security'].process.steps)).toEqual([
      'Initial Assessment', 'Threat Model Evaluation', 'External Online Exposure', 'Scoping of Your Environment',
      'Identity Hashes Validation', 'Assessment of Security Technologies', 'Vulnerabilities Scanning',
      'Cyber Defense Package Selection',
    ]);
  });

  test('a request from a browser passes 12 of the 28, from a phone 9', () => {
    const items = pages.development.tabs.flatMap((tab) => tab.items);
    const count = (start: Start) =>
      Object.values(pathOf(items, start, {})).flatMap((options) => options.flatMap((option) => option.items))
        .length;
    expect([count('browser'), count('phone')]).toEqual([12, 9]);
  });

  test('development technologies: four tabs, 28 names', () => {
    const { tabs } = pages.development;
    expect(tabs.map((tab) => [tab.name, tab.items.map((item) => item.name).join(', ')])).toEqual([
      ['Frontend', 'Html, Css, JavaScript, React, Bootstrap, Tailwind, React Native, Flutter, Kotlin, Java'],
      ['Backend', 'Node.js, Express, Dot Net, Django, Spring, Laravel'],
      ['Database', 'MSSQL, Oracle, PostgreSQL, SQLite, MongoDB, Redis'],
      ['Infrastructure', 'Devops, AWS, Azure, Google Cloud, Docker, Selenium'],
    ]);
  });
});

describe('services', () => {
  const { services } = pages.services;
  // biome-ignore format: the specification's list
  const names = [
    'Custom Software Development', 'Business Analysis', 'UI & UX Design', 'DevOps as a Service', 'Web Development',
    'Mobile App Development', 'QA & Software Testing', 'Application Maintenance & Support',
    'Software Product Engineering',
  ];

  test('nine in order, service1 to service9, the picture on alternating sides', () => {
    expect(services.map(({ id, title }) => [id, title])).toEqual(
      names.map((name, i) => [`service${i + 1}`, name]),
    );
    services.forEach(({ imageFirst }, index) => {
      expect(imageFirst).toBe(index % 2 === 0 ? services[0]?.imageFirst : !services[0]?.imageFirst);
    });
  });

  test('the home page spells the third one with its parts swapped', () => {
    const onHome = names.map((name) => (name === 'UI & UX Design' ? 'UX & UI Design' : name));
    expect(titles(pages.home.services.items)).toEqual(onHome);
  });
});
