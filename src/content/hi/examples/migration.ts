import english from '../../examples/migration.ts';
import type { Migration } from '../../examples/schema.ts';

const steps: Record<string, string> = {
  today: 'आज',
  copies: 'परीक्षण प्रतियाँ',
  reports: 'रिपोर्ट',
  citizens: 'नागरिक ऐप',
  archive: 'अभिलेखागार',
};

/** By their names in the first edition. */
const systems: Record<string, string> = {
  alarms: 'अलार्म',
  'test desk': 'परीक्षण डेस्क',
  'training copy': 'प्रशिक्षण प्रति',
  doors: 'दरवाज़े',
  'monthly reports': 'मासिक रिपोर्ट',
  'billing extracts': 'बिल के आँकड़े',
  'map tiles': 'मानचित्र',
  video: 'वीडियो',
  'complaints app': 'शिकायत ऐप',
  'payments portal': 'भुगतान पोर्टल',
  radio: 'रेडियो',
  'old records': 'पुराने अभिलेख',
};

export default {
  ...english,
  label: 'प्रणालियाँ, जो चरण दर चरण सार्वजनिक क्लाउड में जाती हैं',
  exampleLabel: 'नमूना डेटा',
  legend: 'स्थानांतरण का चरण',
  steps: english.steps.map((step) => ({ ...step, name: steps[step.id] ?? step.name })),
  cloud: 'सार्वजनिक क्लाउड',
  building: 'आपका भवन',
  moves: 'अब जा रहे हैं: {which}।',
  begins: 'अभी कुछ नहीं गया है।',
  stays: 'निर्णय के अनुसार यहीं रहेंगे: {which}।',
  language: 'hi-IN',
  systems: english.systems.map((system) => ({ ...system, name: systems[system.name] ?? system.name })),
} satisfies Migration;
