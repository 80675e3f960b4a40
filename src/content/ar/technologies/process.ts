import { reworded } from '../../reworded.ts';
import english, { processLine as englishLine } from '../../technologies/process.ts';
import type { Process, ProcessLine } from '../../technologies/schema.ts';

/** How a project runs. */
const process = {
  anchor: english.anchor,
  title: 'كيف يسير المشروع',
  lead: 'تنتهي كل خطوة بوثيقة أو إصدار يبقى لكم.',
  receiveLabel: 'تتسلّمون',
  steps: reworded(english.steps, 'anchor', {
    'scope-analysis-process': {
      title: 'تحليل النطاق',
      content: 'نزور الموقع ونحصر الأنظمة المستخدمة، ونتفق معكم على ما يجب أن يؤديه الإصدار الأول.',
      receive: 'وثيقة النطاق مع اختبارات القبول',
    },
    'sprint-planning-execution': {
      title: 'التخطيط والتنفيذ على مراحل قصيرة',
      content:
        'يُقسم العمل إلى مراحل قصيرة محددة المدة. وبعد كل مرحلة ترونه على بياناتكم، ولكم أن تعيدوا ترتيب ما يليها.',
      receive: 'نسخة عاملة في نهاية كل مرحلة',
    },
    'uat-release': {
      title: 'اختبار القبول والإصدار',
      content:
        'يجري مستخدموكم اختبارات القبول على نسخة من النظام القائم. نصحح ما يجدونه، ونصدر النظام حين تختارون.',
      receive: 'تقرير القبول والإصدار الأول',
    },
    aftercare: {
      title: 'المتابعة بعد التسليم',
      content: 'يتابع المهندسون الذين بنوا النظام استخدامه اليومي، ويدرّبون موظفيكم، ثم يسلّمونه.',
      receive: 'أدلة التشغيل والتدريب وجهة اتصال للدعم',
    },
  }),
} satisfies Process;

export default process;

/** The same steps by name, on the IoT, big data, data science and cloud pages. */
export const processLine: ProcessLine = {
  title: process.title,
  steps: process.steps,
  link: { ...englishLine.link, label: 'ما تتسلّمونه في كل خطوة' },
};
