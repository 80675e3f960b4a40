import english from '../../examples/error-wall.ts';
import type { ErrorWall } from '../../examples/schema.ts';

export default {
  ...english,
  label: 'कैमरे के चित्र, जिन पर मॉडल ने निर्णय दिया',
  exampleLabel: 'नमूना डेटा',
  legend: 'चित्रों का क्रम',
  orders: [
    {
      id: 'surest',
      label: 'सबसे निश्चित ग़लतियाँ पहले',
      sentence: '{count} चित्र, {wrong} ग़लत, सबसे निश्चित ग़लतियाँ पहले',
    },
    {
      id: 'missed',
      label: 'छूटे हुए',
      sentence: '{count} चित्र, {wanted} रुके ट्रकों में से {missed} छूटे',
    },
    { id: 'time', label: 'समय के क्रम में', sentence: '{first} से {last} तक {count} चित्र, {wrong} ग़लत' },
  ],
  picturesLegend: 'चित्र, मॉडल ने क्या कहा और वह क्या था',
  sureLabel: 'निश्चितता',
  names: {
    lorry: 'रुका हुआ ट्रक',
    weighbridge: 'धर्मकाँटा',
    person: 'पैदल व्यक्ति',
    heap: 'रेत का ढेर',
  },
  right: '{time}: कहा {said}, {sure}; सही।',
  wrong: '{time}: कहा {said}, {sure}; वास्तव में {was}।',
} satisfies ErrorWall;
