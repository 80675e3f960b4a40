import type { TimeWindows } from '../../examples/schema.ts';
import english from '../../examples/windows.ts';

export default {
  ...english,
  label: 'एक मिनट के खाँचों में गिरते संकेत',
  exampleLabel: 'नमूना डेटा',
  sentence: 'हर बिंदु एक संकेत है। प्रति मिनट {full} संकेत गिने गए। अंतिम खाँचा अभी खुला है; उसमें अब तक {open} हैं।',
} satisfies TimeWindows;
