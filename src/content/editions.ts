/*
 * The languages the site is published in, one line each. The first has every page, at the addresses of the route
 * table. Each further one has a folder of the same name beside this file: add or remove the folder and its line.
 */
import { brand } from './brand.ts';
import type { Edition, EditionWords } from './edition-schema.ts';

const english: EditionWords = {
  onlyElsewhere: 'Not in English yet. Open the home page',
  alsoHere: 'This page is also in English.',
  readHere: 'Read it in English',
  notNow: 'Not now',
};

const hindi: EditionWords = {
  onlyElsewhere: 'यह पृष्ठ अभी हिंदी में नहीं है। मुखपृष्ठ खोलें',
  alsoHere: 'यह पृष्ठ हिंदी में भी उपलब्ध है।',
  readHere: 'हिंदी में पढ़ें',
  notNow: 'मौजूदा भाषा में ही रहें',
};

const arabic: EditionWords = {
  onlyElsewhere: 'غير متاحة بالعربية بعد. افتح الرئيسية',
  alsoHere: 'هذه الصفحة متاحة أيضًا بالعربية.',
  readHere: 'اقرأ بالعربية',
  notNow: 'البقاء على اللغة الحالية',
};

// biome-ignore format: one line, one language
export const editions: readonly [Edition, ...Edition[]] = [
  { ...brand.language, format: brand.language.locale.replace('_', '-'), direction: 'ltr', script: 'Latn', prefix: '', name: 'English', words: english },
  { tag: 'hi', locale: 'hi_IN', format: 'hi-IN', direction: 'ltr', script: 'Deva', prefix: '/hi', name: 'हिन्दी', words: hindi, pages: ['home', 'contact', 'about', 'founder', 'ai', 'iot', 'big-data', 'cyber-security', 'data-science', 'cloud', 'development', 'services', 'smart-city', 'safety-security', 'smart-industry', 'cyber-intelligence', 'flagship', 'incident-detection', 'business-operations', 'urban-infrastructure', 'security-platform', 'planned-preventive', 'case-studies', 'run-a-shift', 'privacy-policy', 'trademark', 'accessibility', 'site-map', 'search'], load: () => import('./hi/edition.ts') },
  { tag: 'ar', locale: 'ar_AR', format: 'ar', direction: 'rtl', script: 'Arab', prefix: '/ar', name: 'العربية', words: arabic, pages: ['home', 'contact', 'about', 'founder', 'ai', 'iot', 'big-data', 'cyber-security', 'data-science', 'cloud', 'development', 'services', 'smart-city', 'safety-security', 'smart-industry', 'cyber-intelligence', 'flagship', 'incident-detection', 'business-operations', 'urban-infrastructure', 'security-platform', 'planned-preventive', 'case-studies', 'run-a-shift', 'privacy-policy', 'trademark', 'accessibility', 'site-map', 'search'], load: () => import('./ar/edition.ts') },
];
