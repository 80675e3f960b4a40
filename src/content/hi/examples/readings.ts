import english from '../../examples/readings.ts';
import type { Readings } from '../../examples/schema.ts';

export default {
  ...english,
  label: 'एक पंप के माप: कब मापे गए और कब पहुँचे',
  exampleLabel: 'नमूना डेटा',
  legend: 'मापों का क्रम',
  orders: [
    {
      id: 'arrived',
      label: 'जैसे पहुँचे',
      sentence: '{count} माप, {late} देर से (क्रमांक {which}); लाइन बंद थी। कोई माप खोया नहीं।',
    },
    {
      id: 'measured',
      label: 'क्रम से',
      sentence: '{count} माप, मापे जाने के समय के क्रम में। देर से आए {late} चिह्नित रहते हैं।',
    },
  ],
  measuredLabel: 'पंप की घड़ी से, कब मापा गया',
  arrivedLabel: 'डेस्क पर कब पहुँचा',
  language: 'hi-IN',
} satisfies Readings;
