import english from '../../examples/forecast.ts';
import type { Forecast } from '../../examples/schema.ts';
import { reworded } from '../../reworded.ts';

export default {
  ...english,
  label: 'अब तक की जल खपत, और पूर्वानुमान अपने संभावित दायरे सहित',
  exampleLabel: 'नमूना डेटा',
  legend: 'कितनी निश्चितता चाहिए',
  bands: reworded(english.bands, 'id', {
    half: { label: '10 में से 5', sentence: '10 में से 5 दिन, {time}' },
    most: { label: '10 में से 8', sentence: '10 में से 8 दिन, {time}' },
    'nearly-all': { label: '100 में से 95', sentence: '100 में से 95 दिन, {time}' },
  }),
  hourLabel: 'पूर्वानुमान का घंटा',
  unit: 'जल खपत, दस लाख लीटर प्रतिदिन',
  now: 'अभी',
  range: '{low} से {high}',
} satisfies Forecast;
