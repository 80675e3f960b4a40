import english from '../../examples/forecast.ts';
import type { Forecast } from '../../examples/schema.ts';

/** By the band's id. */
const bands: Record<string, { label: string; sentence: string }> = {
  half: { label: '5 من 10', sentence: 'في 5 أيام من كل 10، {time}' },
  most: { label: '8 من 10', sentence: 'في 8 أيام من كل 10، {time}' },
  'nearly-all': { label: '95 من 100', sentence: 'في 95 يومًا من كل 100، {time}' },
};

export default {
  ...english,
  label: 'المياه المسحوبة حتى الآن، والتوقع مع مداه',
  exampleLabel: 'بيانات افتراضية',
  legend: 'درجة الثقة',
  bands: english.bands.map((band) => ({ ...band, ...bands[band.id] })),
  hourLabel: 'ساعة التوقع',
  unit: 'المياه المسحوبة، مليون لتر في اليوم',
  now: 'الآن',
  range: 'من {low} إلى {high}',
} satisfies Forecast;
